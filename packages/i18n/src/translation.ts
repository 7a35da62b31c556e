export interface MessageGroup {
  readonly [key: string]: string | MessageGroup
}

/** Same keys as `Source`: `satisfies` refuses missing and extra keys. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}

export type KeyOf<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? Key : `${Key}.${KeyOf<Group[Key]>}`
}[keyof Group & string]

export type MessageAt<Group, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Group
    ? MessageAt<Group[Head], Rest>
    : never
  : Path extends keyof Group
    ? Group[Path]
    : never

export type PlaceholderOf<Message> = Message extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never

/** `one |||| many`, chosen by `smart_count`. */
type CountOf<Message> = Message extends `${string}||||${string}` ? 'smart_count' : never
type ParamNameOf<Message> = Exclude<PlaceholderOf<Message>, 'brand'> | CountOf<Message>

export type ParamsOf<Message> = [ParamNameOf<Message>] extends [never]
  ? []
  : [
      params: { readonly [Name in ParamNameOf<Message>]: Name extends 'smart_count' ? number : string | number } & {
        readonly brand?: string
      },
    ]

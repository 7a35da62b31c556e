/** A group of messages under one noun; groups may nest. */
export interface MessageGroup {
  readonly [key: string]: string | MessageGroup
}

/**
 * The same keys as `Source`, with words of another language. `satisfies Translation<typeof source>` refuses a missing key
 * and one too many alike.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}

/** The dotted paths of all messages in `Group`: `orders.status.pending`. */
export type KeyOf<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? Key : `${Key}.${KeyOf<Group[Key]>}`
}[keyof Group & string]

/** The words at a dotted path. */
export type MessageAt<Group, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Group
    ? MessageAt<Group[Head], Rest>
    : never
  : Path extends keyof Group
    ? Group[Path]
    : never

/** What stands between `%{` and `}` in a message. */
export type PlaceholderOf<Message> = Message extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never

/** A message with singular and plural (`one |||| many`) counts by `smart_count`. */
type CountOf<Message> = Message extends `${string}||||${string}` ? 'smart_count' : never
type ParamNameOf<Message> = PlaceholderOf<Message> | CountOf<Message>

/** What a message must be given: nothing, or a value for each of its placeholders. */
export type ParamsOf<Message> = [ParamNameOf<Message>] extends [never]
  ? []
  : [params: { readonly [Name in ParamNameOf<Message>]: Name extends 'smart_count' ? number : string | number }]

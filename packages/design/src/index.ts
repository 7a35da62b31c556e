export { BRAND, LOGO } from "./brand.ts";
export { contrastPairs, REQUIRED_CONTRAST, type ContrastPair } from "./contrast-pairs.ts";
export { contrast, isInSrgb, oklchToHex, type Oklch } from "./oklch.ts";
export { customProperty } from "./render-tokens.ts";
export {
  colors,
  motion,
  scales,
  type ColorName,
  type ThemedColor,
  type ThemeName,
} from "./tokens.ts";

import type { ThemeName } from "../tokens.ts";
import { focusRing } from "./components.ts";
import { tonesOf } from "./palette.ts";

/** Overrides of one react-admin component. react-admin adds these keys to the theme itself; this package does not depend on it. */
interface Overrides {
  readonly defaultProps?: Record<string, unknown>;
  readonly styleOverrides?: { readonly root: Record<string, unknown> };
}

/** react-admin's components: the dark bar on top, a paper sidebar, dense lists without boxes. */
export function reactAdminComponents(theme: ThemeName): Record<string, Overrides> {
  const tone = tonesOf(theme);
  const hairline = `1px solid ${tone("line")}`;
  const root = (styles: Record<string, unknown>): Overrides => ({
    styleOverrides: { root: styles },
  });
  return {
    RaAppBar: root({
      backgroundColor: tone("officeBar"),
      backgroundImage: "none",
      color: tone("onOfficeBar"),
      borderBlockEnd: hairline,
      boxShadow: "none",
      "& a": { color: "inherit" },
      "& .MuiIconButton-root:hover, & .MuiButton-root:hover": {
        backgroundColor: tone("officeBarField"),
      },
      "& .Mui-focusVisible, & :focus-visible": focusRing(tone("onOfficeBar")),
      "& .RaAppBar-toolbar": { minHeight: 48, gap: 8 },
      "& .MuiOutlinedInput-root": { backgroundColor: tone("officeBarField"), color: "inherit" },
      "& .MuiOutlinedInput-notchedOutline": { borderColor: tone("officeBarLine") },
      "& .MuiOutlinedInput-root:hover .MuiOutlinedInput-notchedOutline, & .MuiOutlinedInput-root.Mui-focused .MuiOutlinedInput-notchedOutline":
        {
          borderColor: `${tone("onOfficeBar")} !important`,
        },
      "& input::placeholder, & .MuiInputAdornment-root": {
        color: tone("officeBarHint"),
        opacity: 1,
      },
    }),
    RaLayout: root({
      "& .RaLayout-appFrame": { marginBlockStart: 48 },
      "& .RaLayout-content": { backgroundColor: tone("paper") },
    }),
    RaSidebar: root({
      "& .RaSidebar-fixed": { borderInlineEnd: hairline, backgroundColor: tone("paper") },
      "& .MuiPaper-root": { backgroundColor: tone("paper") },
    }),
    RaMenu: root({ marginBlockStart: 8 }),
    RaMenuItemLink: root({
      minHeight: 36,
      paddingInline: "13px 16px",
      borderInlineStart: "3px solid transparent",
      color: tone("ink2"),
      fontWeight: 550,
      "& .RaMenuItemLink-icon": { minWidth: 32, color: "inherit" },
      "&:hover": { backgroundColor: tone("sunken"), color: tone("ink") },
      "&.Mui-focusVisible": focusRing(tone("ink"), -2),
      "&.RaMenuItemLink-active": {
        borderColor: tone("river"),
        backgroundColor: tone("riverWash"),
        color: tone("riverInk"),
      },
    }),
    RaToolbar: root({ backgroundColor: "transparent", borderBlockStart: hairline }),
    RaTopToolbar: root({ gap: 4 }),
    // Lists and tables stand on the paper, held by hairlines; a box is for what floats or decides.
    RaList: root({ "& .RaList-content": { border: 0, backgroundColor: "transparent" } }),
    RaDataTable: root({
      "& .RaDataTable-headerCell": { backgroundColor: tone("paper") },
      "& .RaDataTable-row:focus-visible": focusRing(tone("ink"), -2),
    }),
    RaBulkActionsToolbar: root({
      "& .RaBulkActionsToolbar-toolbar": {
        backgroundColor: tone("riverWash"),
        color: tone("riverInk"),
        borderBlockEnd: `1px solid ${tone("river")}`,
      },
      "& .RaBulkActionsToolbar-title": { color: "inherit", fontWeight: 600 },
    }),
    RaFilterForm: root({ paddingBlockEnd: 8 }),
    RaSimpleShowLayout: root({ padding: 16 }),
    RaLabeled: root({ "& .RaLabeled-label": { color: tone("ink3"), fontSize: "0.8125rem" } }),
    RaEmpty: root({ "& .RaEmpty-message": { color: tone("ink2"), opacity: 1 } }),
    RaNotification: root({ "& .RaNotification-undo": { color: tone("paper") } }),
    RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
    RaTranslatableInputs: { defaultProps: { fullWidth: true } },
  };
}

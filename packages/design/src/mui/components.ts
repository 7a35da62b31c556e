import type { ThemeOptions } from "@mui/material/styles";
import { motion, themedValues, type ThemeName } from "../tokens.ts";
import { tonesOf, type Tone } from "./palette.ts";

type Components = NonNullable<ThemeOptions["components"]>;

/** MUI's own components: hairlines instead of shadows, nearly square corners, focus in ink on every ground. */
export function muiComponents(theme: ThemeName): Components {
  const tone = tonesOf(theme);
  return { ...base(tone), ...controls(tone), ...tables(tone), ...surfaces(tone, theme) };
}

/** The ring that everything with keyboard focus wears. */
export function focusRing(color: string, offset = 2) {
  return { outline: `2px solid ${color}`, outlineOffset: offset };
}

function base(tone: Tone): Components {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: "tabular-nums lining-nums" },
        a: { color: tone("riverInk") },
        "::selection": { background: tone("riverWash"), color: tone("riverInk") },
        "@media (prefers-reduced-motion: reduce)": {
          "*, *::before, *::after": {
            animationDuration: "0.01ms !important",
            transitionDuration: "0.01ms !important",
          },
        },
      },
    },
    // Ripples hide the focus ring and move without being asked.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { "&.Mui-focusVisible": focusRing(tone("ink")) } },
    },
    MuiLink: {
      styleOverrides: {
        root: { color: tone("riverInk"), "&:focus-visible": focusRing(tone("ink")) },
      },
    },
  };
}

function controls(tone: Tone): Components {
  return {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 36, paddingInline: 14 },
        sizeSmall: { minHeight: 30, paddingInline: 10 },
        text: { color: tone("riverInk"), "&:hover": { backgroundColor: tone("riverWash") } },
        outlined: {
          borderColor: tone("lineStrong"),
          color: tone("ink"),
          "&:hover": { borderColor: tone("ink"), backgroundColor: tone("sunken") },
        },
      },
      variants: [
        {
          props: { variant: "outlined", color: "error" },
          style: {
            borderColor: tone("clay"),
            color: tone("clayInk"),
            "&:hover": { borderColor: tone("clay"), backgroundColor: tone("clayWash") },
          },
        },
        {
          props: { variant: "text", color: "error" },
          style: { color: tone("clayInk"), "&:hover": { backgroundColor: tone("clayWash") } },
        },
      ],
    },
    MuiIconButton: {
      styleOverrides: {
        root: { borderRadius: 4, "&:hover": { backgroundColor: tone("sunken") } },
        sizeSmall: { minWidth: 30, minHeight: 30 },
      },
    },
    MuiTextField: {
      defaultProps: { variant: "outlined", size: "small", margin: "dense", fullWidth: true },
    },
    MuiFormControl: {
      defaultProps: { variant: "outlined", size: "small", margin: "dense", fullWidth: true },
    },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: tone("surface"),
          "&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline": {
            borderColor: tone("ink2"),
          },
          "&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline": {
            borderColor: tone("ink"),
            borderWidth: 2,
          },
        },
        notchedOutline: { borderColor: tone("lineStrong") },
        input: { "&::placeholder": { color: tone("ink3"), opacity: 1 } },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        root: { color: tone("ink2"), "&.Mui-focused:not(.Mui-error)": { color: tone("ink") } },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          marginInline: 0,
          color: tone("ink3"),
          "&.Mui-error": { color: tone("clayInk"), fontWeight: 550 },
        },
      },
    },
    MuiFormLabel: { styleOverrides: { root: { "&.Mui-error": { color: tone("clayInk") } } } },
    MuiCheckbox: { styleOverrides: { root: { color: tone("lineStrong") } } },
    MuiRadio: { styleOverrides: { root: { color: tone("lineStrong") } } },
    MuiChip: {
      styleOverrides: {
        root: { height: 28, fontWeight: 550 },
        outlined: { borderColor: tone("lineStrong"), backgroundColor: "transparent" },
        sizeSmall: { height: 24 },
      },
      variants: [
        {
          props: { variant: "filled", color: "primary" },
          style: { backgroundColor: tone("riverWash"), color: tone("riverInk") },
        },
      ],
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          borderColor: tone("lineStrong"),
          color: tone("ink2"),
          "&.Mui-selected": { backgroundColor: tone("riverWash"), color: tone("riverInk") },
        },
      },
    },
  };
}

function tables(tone: Tone): Components {
  return {
    MuiTable: { defaultProps: { size: "small" } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderColor: tone("line"),
          padding: "0.5rem 0.625rem",
          "&.MuiTableCell-paddingCheckbox": { padding: "0 0.25rem 0 0.5rem" },
        },
        head: {
          borderColor: tone("lineStrong"),
          backgroundColor: tone("paper"),
          color: tone("ink3"),
          fontSize: "0.8125rem",
          fontWeight: 600,
          lineHeight: 1.4,
          whiteSpace: "nowrap",
        },
        footer: {
          borderBlockStart: `1px solid ${tone("lineStrong")}`,
          color: tone("ink"),
          fontWeight: 650,
        },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          "&.MuiTableRow-hover:hover": { backgroundColor: tone("sunken") },
          "&.Mui-selected, &.Mui-selected:hover": {
            backgroundColor: tone("riverWash"),
            boxShadow: `inset 3px 0 0 ${tone("river")}`,
          },
        },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { "&.Mui-active": { color: tone("ink") } } } },
    MuiTablePagination: { styleOverrides: { root: { borderBottom: 0, color: tone("ink2") } } },
  };
}

function surfaces(tone: Tone, theme: ThemeName): Components {
  const hairline = `1px solid ${tone("line")}`;
  const floating = {
    border: hairline,
    backgroundImage: "none",
    boxShadow: themedValues["shadow-float"][theme],
  };
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: "none" } },
    },
    MuiCard: {
      defaultProps: { variant: "outlined" },
      styleOverrides: { root: { borderColor: tone("line") } },
    },
    MuiDialog: { styleOverrides: { paper: { ...floating, borderRadius: 8 } } },
    MuiDialogTitle: {
      styleOverrides: { root: { paddingBlockEnd: 8, fontSize: "1.125rem", fontWeight: 650 } },
    },
    MuiDialogActions: { styleOverrides: { root: { gap: 8, padding: "12px 24px 20px" } } },
    MuiBackdrop: {
      styleOverrides: {
        root: { "&:not(.MuiBackdrop-invisible)": { backgroundColor: themedValues.scrim[theme] } },
      },
    },
    MuiMenu: { styleOverrides: { paper: floating } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 40, borderBlockEnd: hairline },
        indicator: { backgroundColor: tone("river") },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minWidth: 0,
          minHeight: 40,
          paddingInline: 4,
          marginInlineEnd: 20,
          color: tone("ink2"),
          fontWeight: 550,
          "&.Mui-selected": { color: tone("ink") },
          "&.Mui-focusVisible": focusRing(tone("ink"), -2),
        },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          borderRadius: 4,
          backgroundColor: tone("ink"),
          color: tone("paper"),
          fontSize: "0.8125rem",
          fontWeight: 500,
          transitionDuration: `${motion.fast}ms`,
        },
        arrow: { color: tone("ink") },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: 0,
          borderInlineStart: "3px solid currentColor",
          alignItems: "center",
        },
      },
      variants: [
        {
          props: { severity: "error" },
          style: { backgroundColor: tone("clayWash"), color: tone("clayInk") },
        },
        {
          props: { severity: "warning" },
          style: { backgroundColor: tone("clayWash"), color: tone("clayInk") },
        },
        {
          props: { severity: "info" },
          style: { backgroundColor: tone("phaseBlueWash"), color: tone("phaseBlueInk") },
        },
        {
          props: { severity: "success" },
          style: { backgroundColor: tone("phaseGreenWash"), color: tone("phaseGreenInk") },
        },
      ],
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: { borderRadius: 4, backgroundColor: tone("ink"), color: tone("paper") },
      },
    },
    MuiLinearProgress: { styleOverrides: { root: { height: 4, backgroundColor: tone("sunken") } } },
  };
}

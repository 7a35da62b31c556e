/** Platform name; defined only here (handbook rule 11.13). */
export const BRAND = 'Cauce'

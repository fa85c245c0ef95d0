/** A brand's logo as the site has it, else the letters of the mark that we draw. */
export interface BrandSign {
  name: string;
  letters: string;
  logo: string | null;
}

/** A brand in a list, with the link to its page. */
export interface BrandLink extends BrandSign {
  href: string;
  /** Vehicles of it in stock. */
  count: number;
}

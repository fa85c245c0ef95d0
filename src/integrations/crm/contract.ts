/** A person and what they enquired about, for a CRM. `key` is the same however often it is recorded. */
export interface CrmLead {
  key: string;
  person: {
    name: string | null;
    last_name: string | null;
    email: string | null;
    phone: string | null;
    postcode: string | null;
  };
  /** One line: "Used Vehicle Enquiry: Toyota Corolla (K1234)". */
  title: string;
  /** Everything the person entered, as lines to read. */
  text: string;
  /** The whole lead, for programs. */
  payload: Readonly<Record<string, unknown>>;
  at: Date;
}

/** A CRM. It resolves once the person and the enquiry are recorded, and throws `DeliveryFailure` otherwise. */
export interface Crm {
  record(lead: CrmLead): Promise<void>;
}

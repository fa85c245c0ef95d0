/** One line of a week: "Mon - Fri", "8:30 am - 5:30 pm". */
export interface HoursModel {
  days: string;
  text: string;
}
export interface OpeningModel {
  isOpen: boolean;
  text: string;
}

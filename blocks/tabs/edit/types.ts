/** A tab in the editor's list. */
export interface EditedTab {
	clientId: string;
	title: string;
}

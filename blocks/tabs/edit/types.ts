/** One tab as the editor's list shows it. */
export interface EditedTab {
	clientId: string;
	title: string;
}

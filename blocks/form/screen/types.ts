/** A message, as returned by `includes/Admin/Forms/Entry_Filter.php`. */
export interface Entry {
	id: number;
	form: string;
	title: string;
	created: string;
	state: 'new' | 'read' | 'spam' | 'trash';
	email: string;
	summary: string;
	content: AnswerTo[];
	notes: string;
	mail: 'none' | 'waiting' | 'sending' | 'sent' | 'failed';
	tries: number;
	due: number;
	problem: string;
	/** What the owner can do about the problem; empty without one. */
	advice: string;
	/** URL of the page it was sent from; empty if the page no longer exists. */
	page: string;
}

export interface AnswerTo {
	name: string;
	label: string;
	kind: string;
	value: string | string[] | { name: string; path: string; size: number }[];
}

export interface Overview {
	forms: { id: string; title: string }[];
	fields: string[];
	unread: number;
	failed: number;
}

export type Change = 'new' | 'read' | 'spam' | 'trash' | 'delete' | 'resend';

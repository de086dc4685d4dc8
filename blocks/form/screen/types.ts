/** A message, as returned by `includes/Admin/Forms/Entry_View.php`. */
export interface Entry {
	id: number;
	form: string;
	title: string;
	/** Such as `2027-01-31 12:00:00`, in UTC. */
	created: string;
	state: 'new' | 'read' | 'spam' | 'trash';
	email: string;
	summary: string;
	/** Who sent it; empty if it says nothing about that. */
	sender: string;
	subject: string;
	excerpt: string;
	content: AnswerTo[];
	notes: string;
	mail: 'none' | 'waiting' | 'sending' | 'sent' | 'failed';
	tries: number;
	due: number;
	problem: string;
	/** What the owner can do about the problem; empty without one. */
	advice: string;
	/** Whether a reply was handed to the mail server. */
	answered: boolean;
	/** Address that replies go to; empty if there is none. */
	replyTo: string;
	/** Address that answers to replies go to. */
	answersTo: string;
	/** URL of the page it was sent from; empty if the page no longer exists. */
	page: string;
}

export interface AnswerTo {
	name: string;
	label: string;
	kind: string;
	value: string | string[] | { name: string; path: string; size: number }[];
	/** Text for people, if the value says less. */
	shown?: string;
	/** The text that a consent accepted. */
	terms?: string;
	/** Whether the file is a drawn signature. */
	is_drawn?: boolean;
}

/** A reply of the owner, as stored. */
export interface Reply {
	/** Its ID, of 32 hexadecimal digits. */
	request: string;
	created: string;
	/** Name of the user; empty if the user was deleted. */
	author: string;
	recipient: string;
	subject: string;
	body: string;
	mail: 'sending' | 'sent' | 'failed';
	problem: string;
	advice: string;
}

/** A sentence about what happened to a message. */
export interface Line {
	/** In UTC; empty if unknown, or for what is so now. */
	time: string;
	text: string;
	tone: '' | 'bad';
	advice: string;
}

/** A message with everything about it. */
export interface Details {
	entry: Entry;
	replies: Reply[];
	history: Line[];
	/** Whether something can be sent on to other services again. */
	retry?: boolean;
	/** IDs of the neighbors in the list; 0 if there is none. */
	newer: number;
	older: number;
}

export interface Overview {
	forms: { id: string; title: string }[];
	fields: string[];
	/** Number of messages by state. */
	states: Record< Entry[ 'state' ], number >;
	unread: number;
	failed: number;
}

export type Change =
	'new' | 'read' | 'spam' | 'trash' | 'delete' | 'resend' | 'retry';

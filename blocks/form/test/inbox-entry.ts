/** A message, and what the inbox passes to its list, for tests. */
import type { ComponentProps, ComponentType, ReactElement } from 'react';
import type { Entry } from '../screen/types';
import type { View } from '../screen/use-entries';

interface Action {
	id: string;
	label: string;
	isEligible?: ( entry: Entry ) => boolean;
	callback?: ( entries: Entry[] ) => Promise< unknown > | void;
	RenderModal?: ComponentType< { items: Entry[]; closeModal: () => void } >;
}

export interface Shown {
	data: Entry[];
	empty: ReactElement | null;
	header: ReactElement;
	isLoading: boolean;
	paginationInfo: { totalItems: number; totalPages: number };
	view: View;
	onChangeView: ( view: View ) => void;
	actions: Action[];
	renderItemLink: (
		props: { item: Entry } & ComponentProps< 'a' >
	) => ReactElement;
}

export const entry = ( id: number, more: Partial< Entry > = {} ): Entry => ( {
	id,
	form: 'test1',
	title: 'Contact',
	created: '2027-01-31 12:00:00',
	state: 'new',
	email: '',
	summary: `Message ${ id }`,
	sender: `Sender ${ id }`,
	subject: 'Contact',
	excerpt: `Message ${ id }`,
	answered: false,
	replyTo: 'ada@example.org',
	answersTo: 'owner@example.org',
	content: [],
	notes: '',
	mail: 'sent',
	tries: 0,
	due: 0,
	problem: '',
	advice: '',
	page: '',
	...more,
} );

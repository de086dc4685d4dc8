import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useState } from 'react';
import {
	notify,
	send,
	useUnsaved,
	type RestError,
} from '@frontage/settings/parts';
import type { Details, Entry, Reply } from './types';

/** A reply that is being written. */
export interface Draft {
	/** ID of the reply: sent again after a lost response, it is the same one. */
	request: string;
	subject: string;
	body: string;
	quote: boolean;
}

const ID_BYTES = 16;

/** Not `randomUUID()`, which sites without HTTPS lack. */
const newId = () =>
	Array.from(
		crypto.getRandomValues( new Uint8Array( ID_BYTES ) ),
		( byte ) => byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

const blank = ( { subject }: Entry ): Draft => ( {
	request: newId(),
	/* translators: %s: subject of a message. */
	subject: sprintf( __( 'Re: %s', 'frontage' ), subject ),
	body: '',
	quote: false,
} );

/** Replies that are being written. They stay when their message is closed, and when sending fails. */
export function useDrafts() {
	const [ drafts, setDrafts ] = useState< Record< number, Draft > >( {} );
	const put = ( id: number, draft?: Draft ) =>
		setDrafts( ( { [ id ]: _old, ...others } ) =>
			draft ? { ...others, [ id ]: draft } : others
		);
	const discard = useCallback( () => setDrafts( {} ), [] );
	useUnsaved(
		Object.values( drafts ).some( ( { body } ) => body.trim() ),
		discard
	);
	return {
		of: ( { id }: Entry ): Draft | undefined => drafts[ id ],
		begin: ( entry: Entry ) =>
			put( entry.id, drafts[ entry.id ] ?? blank( entry ) ),
		/** Continues a reply that was not sent. */
		resume: (
			entry: Entry,
			{
				request,
				subject,
				body,
			}: Pick< Reply, 'request' | 'subject' | 'body' >
		) => put( entry.id, { request, subject, body, quote: false } ),
		write: ( entry: Entry, part: Partial< Draft > ) =>
			put( entry.id, {
				...( drafts[ entry.id ] ?? blank( entry ) ),
				...part,
			} ),
		discard: ( entry: Entry ) => put( entry.id ),
		/**
		 * Sends a reply.
		 * @return Why it was not sent; empty if it was.
		 */
		send: async ( entry: Entry, draft: Draft ): Promise< string > => {
			try {
				const { replies } = await send< Details >(
					`entries/${ entry.id }/reply`,
					draft
				);
				const reply = replies.find(
					( { request } ) => request === draft.request
				);
				if ( reply?.mail !== 'sent' ) {
					return [ reply?.problem, reply?.advice ]
						.filter( Boolean )
						.join( ' ' );
				}
			} catch ( refusal ) {
				return ( refusal as RestError ).message;
			}
			put( entry.id );
			notify(
				sprintf(
					/* translators: %s: email address. */
					__( 'Reply to %s handed to the mail server.', 'frontage' ),
					entry.replyTo
				)
			);
			return '';
		},
	};
}

export type Drafts = ReturnType< typeof useDrafts >;

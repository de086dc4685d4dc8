import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { ErrorNotice, Loading } from '@frontage/settings/parts';
import { Answers } from './answers';
import { History } from './history';
import { NotesBox } from './notes-box';
import { ReplyForm } from './reply-form';
import { Thread } from './thread';
import { Toolbar } from './toolbar';
import type { Details, Entry } from './types';
import type { Run } from './use-changes';
import { useDetails } from './use-details';
import type { Drafts } from './use-drafts';
import type { Notes } from './use-notes';
import { When } from './when';
import { senderOf } from './labels';

interface Props {
	id: number;
	/** The message as the list has it; not there if a link led here. */
	listed?: Entry;
	/** Its neighbors in the list, until the server names them: the list has only one page. */
	beside: Pick< Details, 'newer' | 'older' >;
	/** What the list is limited to, for the neighbors. */
	query: string;
	run: Run;
	notes: Notes;
	drafts: Drafts;
	/** Shows another message, or the list for 0. */
	onGo: ( id: number ) => void;
	/** Reloads the list. */
	onChange: () => void;
}

/** A message, with everything about it. What the list knows of it is shown at once, even without connection. */
export function Message( props: Props ) {
	const { id, listed, query, run, onGo } = props;
	const { details, error, reload } = useDetails( id, query );
	const entry = details?.entry ?? listed;
	useRead( entry, run );
	const keys = useKeys( ( step ) => {
		const to = ( details ?? props.beside )[ step ];
		if ( to ) {
			onGo( to );
		}
	} );
	return (
		<div
			key={ id }
			{ ...keys }
			className="frontage-message"
			role="region"
			aria-label={ __( 'Message', 'frontage' ) }
		>
			{ entry && (
				<Content
					{ ...props }
					entry={ entry }
					details={ details }
					reload={ reload }
				/>
			) }
			{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
			{ error && ! entry && (
				<Button variant="secondary" onClick={ () => onGo( 0 ) }>
					{ __( 'All messages', 'frontage' ) }
				</Button>
			) }
			{ ! details && ! error && <Loading /> }
		</div>
	);
}

interface ContentProps extends Props {
	entry: Entry;
	details?: Details;
	reload: () => void;
}

function Content( { entry, details, reload, ...props }: ContentProps ) {
	const { beside, run, notes, drafts, onGo, onChange } = props;
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [ entry.id ] );
	const draft = drafts.of( entry );
	const refresh = () => {
		reload();
		onChange();
	};
	const runHere: Run = async ( ...args ) => {
		const isDone = await run( ...args );
		reload();
		return isDone;
	};
	return (
		<>
			<Toolbar
				entry={ entry }
				newer={ ( details ?? beside ).newer }
				older={ ( details ?? beside ).older }
				run={ run }
				onGo={ onGo }
				onChange={ reload }
			/>
			<div className="frontage-card">
				<h2 ref={ heading } tabIndex={ -1 }>
					<bdi>{ entry.subject }</bdi>
				</h2>
				<p className="frontage-message__by">
					<strong>
						<bdi>{ senderOf( entry ) }</bdi>
					</strong>{ ' ' }
					<When time={ entry.created } />
				</p>
				<Answers entry={ entry } />
				{ details && (
					<Thread
						replies={ details.replies }
						onEdit={ ( reply ) => drafts.resume( entry, reply ) }
					/>
				) }
				<ReplyPart entry={ entry } drafts={ drafts } />
				{ draft && (
					<ReplyForm
						entry={ entry }
						draft={ draft }
						drafts={ drafts }
						onSent={ refresh }
					/>
				) }
				{ details && (
					<History
						entry={ entry }
						lines={ details.history }
						canRetry={ details.retry }
						run={ runHere }
					/>
				) }
				<NotesBox entry={ entry } notes={ notes } />
			</div>
		</>
	);
}

function ReplyPart( { entry, drafts }: { entry: Entry; drafts: Drafts } ) {
	if ( ! entry.replyTo ) {
		return (
			<p className="frontage-message__hint">
				{ __(
					'This message contains no email address, so it cannot be answered from here.',
					'frontage'
				) }
			</p>
		);
	}
	return drafts.of( entry ) ? null : (
		<Button
			__next40pxDefaultSize
			variant="primary"
			className="frontage-message__answer"
			onClick={ () => drafts.begin( entry ) }
		>
			{ __( 'Reply', 'frontage' ) }
		</Button>
	);
}

/** Marks a message as read when it is opened, once. */
function useRead( entry: Entry | undefined, run: Run ): void {
	const done = useRef( 0 );
	useEffect( () => {
		if ( entry && done.current !== entry.id ) {
			done.current = entry.id;
			if ( entry.state === 'new' ) {
				void run( 'read', [ entry ], true );
			}
		}
	}, [ entry, run ] );
}

/**
 * The keys J and K, as in mail programs: only while the focus is in the message, and not in fields.
 * @param go Shows a neighbor.
 */
function useKeys( go: ( step: 'older' | 'newer' ) => void ) {
	return {
		onKeyDown: ( event: KeyboardEvent ) => {
			const { key, altKey, ctrlKey, metaKey, target } = event;
			const step = ( { j: 'older', k: 'newer' } as const )[
				key.toLowerCase() as 'j' | 'k'
			];
			const isField = ( target as Element ).closest(
				'input, textarea, select, [role="dialog"]'
			);
			if ( step && ! isField && ! altKey && ! ctrlKey && ! metaKey ) {
				event.preventDefault();
				go( step );
			}
		},
	};
}

import apiFetch from '@wordpress/api-fetch';
import { Button, Notice, TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { notify, send } from '../../../src/settings/parts';
import { save } from './save';
import type { AnswerTo, Change, Entry } from './types';

interface Props {
	entry: Entry;
	onSeen: ( change: Change, entries: Entry[] ) => void;
}

/** One message: what was sent, what became of its mail, the owner's notes. */
export function EntryDetails( { entry, onSeen }: Props ) {
	useEffect( () => {
		if ( entry.state === 'new' ) {
			onSeen( 'read', [ entry ] );
		}
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Opening it is reading it, once.
	return (
		<div className="frontage-entry">
			{ entry.problem && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: 1: number of tries, 2: what the mail server said. */
						__(
							'The mail did not go out (tries: %1$d): %2$s',
							'frontage'
						),
						entry.tries,
						entry.problem
					) }
				</Notice>
			) }
			<dl>
				{ entry.content.map( ( answer ) => (
					<div key={ answer.name }>
						<dt>{ answer.label }</dt>
						<dd>
							<AnswerText entry={ entry } answer={ answer } />
						</dd>
					</div>
				) ) }
			</dl>
			{ entry.page && (
				<p>
					<a href={ entry.page }>
						{ __( 'The page it was sent from', 'frontage' ) }
					</a>
				</p>
			) }
			<Notes entry={ entry } />
		</div>
	);
}

function AnswerText( { entry, answer }: { entry: Entry; answer: AnswerTo } ) {
	const { kind, value } = answer;
	if ( kind === 'email' ) {
		return (
			<a href={ `mailto:${ value }` }>
				<bdi>{ String( value ) }</bdi>
			</a>
		);
	}
	if ( kind === 'consent' ) {
		return <span>{ __( 'Yes', 'frontage' ) }</span>;
	}
	if ( kind !== 'file' ) {
		return (
			<span className="frontage-entry__text" dir="auto">
				{ [ value ].flat().join( ', ' ) }
			</span>
		);
	}
	return ( value as { name: string; path: string }[] ).map( ( file ) => (
		<Button
			key={ file.path }
			variant="link"
			onClick={ () => download( entry, file.path ) }
		>
			{ file.name }
		</Button>
	) );
}

async function download( { id }: Entry, path: string ): Promise< void > {
	const { name, data } = await apiFetch< { name: string; data: string } >( {
		path: `/frontage/v1/entries/${ id }/file?name=${ encodeURIComponent( path ) }`,
	} );
	const bytes = Uint8Array.from( atob( data ), ( one ) =>
		one.charCodeAt( 0 )
	);
	save( name, new Blob( [ bytes ] ) );
}

function Notes( { entry }: { entry: Entry } ) {
	const [ notes, setNotes ] = useState( entry.notes );
	return (
		<>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Notes', 'frontage' ) }
				help={ __( 'Only seen here.', 'frontage' ) }
				value={ notes }
				onChange={ setNotes }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ notes === entry.notes }
				onClick={ async () => {
					await send( `entries/${ entry.id }/notes`, { notes } );
					entry.notes = notes;
					notify( __( 'Notes saved.', 'frontage' ) );
				} }
			>
				{ __( 'Save notes', 'frontage' ) }
			</Button>
		</>
	);
}

import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	formatBytes,
	notify,
	type RestError,
	save,
} from '@frontage/settings/parts';
import { Drawing } from './drawing';
import { fileOf } from './file-of';
import type { AnswerTo, Entry } from './types';

/** What was submitted with a message. */
export function Answers( { entry }: { entry: Entry } ) {
	return (
		<div className="frontage-entry">
			<dl>
				{ entry.content.map( ( answer ) => (
					<div key={ answer.name }>
						<dt>
							<bdi>{ answer.label }</bdi>
						</dt>
						<dd>
							<AnswerText entry={ entry } answer={ answer } />
						</dd>
					</div>
				) ) }
			</dl>
			<p className="frontage-message__hint">
				{ sprintf(
					/* translators: %s: name of a form. */
					__( 'Form: %s', 'frontage' ),
					entry.title
				) }
				{ entry.page && (
					<>
						{ ' · ' }
						<a href={ entry.page }>
							{ __( 'Sent from this page', 'frontage' ) }
						</a>
					</>
				) }
			</p>
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
		return <Consent { ...answer } />;
	}
	if ( kind !== 'file' ) {
		return (
			<span className="frontage-entry__text" dir="auto">
				{ answer.shown ?? [ value ].flat().join( ', ' ) }
			</span>
		);
	}
	const files = value as { name: string; path: string; size: number }[];
	if ( answer.is_drawn ) {
		return <Drawing entry={ entry } path={ files[ 0 ]?.path ?? '' } />;
	}
	return (
		<ul>
			{ files.map( ( { name, path, size } ) => (
				<li key={ path }>
					<Button
						variant="link"
						onClick={ () => void download( entry, path ) }
					>
						<bdi>{ name }</bdi>
					</Button>{ ' ' }
					({ formatBytes( size ) })
				</li>
			) ) }
		</ul>
	);
}

/** A consent, with the text that was accepted. */
function Consent( { shown, terms }: AnswerTo ) {
	return (
		<>
			<span>{ shown ?? __( 'Yes', 'frontage' ) }</span>
			{ terms && (
				<details>
					<summary>{ __( 'Accepted text', 'frontage' ) }</summary>
					<p className="frontage-entry__text" dir="auto">
						{ terms }
					</p>
				</details>
			) }
		</>
	);
}

async function download( { id }: Entry, path: string ): Promise< void > {
	try {
		const { name, data } = await fileOf( id, path );
		const bytes = Uint8Array.from( atob( data ), ( one ) =>
			one.charCodeAt( 0 )
		);
		save( name, new Blob( [ bytes ] ) );
	} catch ( refusal ) {
		notify( ( refusal as RestError ).message, { error: true } );
	}
}

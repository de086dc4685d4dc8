import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { notify, read, type RestError } from '@frontage/settings/parts';
import { save } from './save';
import type { AnswerTo, Entry } from './types';

/** One message: what was submitted, and the status of its emails. */
export function EntryDetails( { entry }: { entry: Entry } ) {
	return (
		<div className="frontage-entry">
			{ entry.problem && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: 1: number of attempts, 2: error message from the mail server. */
						__(
							'The email could not be sent (attempts: %1$d): %2$s',
							'frontage'
						),
						entry.tries,
						entry.problem
					) }
					<p>{ entry.advice }</p>
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
						{ __( 'Sent from this page', 'frontage' ) }
					</a>
				</p>
			) }
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
			onClick={ () => void download( entry, file.path ) }
		>
			{ file.name }
		</Button>
	) );
}

async function download( { id }: Entry, path: string ): Promise< void > {
	try {
		const { name, data } = await read< { name: string; data: string } >(
			`entries/${ id }/file?name=${ encodeURIComponent( path ) }`
		);
		const bytes = Uint8Array.from( atob( data ), ( one ) =>
			one.charCodeAt( 0 )
		);
		save( name, new Blob( [ bytes ] ) );
	} catch ( refusal ) {
		notify( ( refusal as RestError ).message, { error: true } );
	}
}

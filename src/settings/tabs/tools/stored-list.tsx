import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { saveExport } from './save-export';
import type { Part, Stored } from './types';

export interface Props {
	stored: Stored[];
	/** All that can be exported. */
	parts: Part[];
}

/** Everything that goes when all data is removed, with numbers, and a button that saves what can be saved. */
export function StoredList( { stored, parts }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const save = async () => {
		setBusy( true );
		await saveExport( parts.map( ( { name } ) => name ) );
		setBusy( false );
	};
	return (
		<>
			<ul className="frontage-list">
				{ stored.map( ( { name, label, count } ) => (
					<li key={ name }>
						{ count === null
							? label
							: `${ label }: ${ count.toLocaleString() }` }
					</li>
				) ) }
			</ul>
			<p>
				{ __(
					'The export contains messages, subscribers, settings, presets, and counters. It does not contain files, ads, popups, test results, or statistics.',
					'frontage'
				) }
			</p>
			<Button
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ save }
				__next40pxDefaultSize
			>
				{ __( 'Export first', 'frontage' ) }
			</Button>
		</>
	);
}

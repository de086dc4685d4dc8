import { Button, ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Section, notify, send, type RestError } from '../../parts';
import type { OldImport, Step } from './types';

interface Props {
	imports: OldImport[];
	onDone: () => void;
}

/** Imports data that an older plugin left in the database. */
export function OldData( { imports, onDone }: Props ) {
	if ( ! imports.length ) {
		return null;
	}
	return (
		<Section
			title={ __( 'Data from older plugins', 'frontage' ) }
			description={ __(
				'Numbers are only increased, never decreased, and the old data is not changed, so it is safe to do this more than once.',
				'frontage'
			) }
		>
			{ imports.map( ( one ) => (
				<Offer key={ one.name } offer={ one } onDone={ onDone } />
			) ) }
		</Section>
	);
}

function Offer( { offer, onDone }: { offer: OldImport; onDone: () => void } ) {
	const { isBusy, read, run } = useOldImport( offer, onDone );
	return (
		<div className="frontage-card frontage-offer">
			<div>
				<strong>{ offer.label }</strong>
				<p>{ sentence( offer ) }</p>
				{ isBusy && (
					<ProgressBar
						value={ Math.round(
							( read / Math.max( 1, offer.found ) ) * 100
						) }
					/>
				) }
			</div>
			<Button
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy || ! offer.would_change }
				accessibleWhenDisabled
				onClick={ run }
				__next40pxDefaultSize
			>
				{ __( 'Import', 'frontage' ) }
			</Button>
		</div>
	);
}

function sentence( { found, would_change: changes }: OldImport ): string {
	if ( ! found ) {
		return __( 'None found on this site.', 'frontage' );
	}
	return changes
		? sprintf(
				/* translators: 1: number of values found, 2: number of values that would change something. */
				__( 'Found: %1$d. Counters to increase: %2$d.', 'frontage' ),
				found,
				changes
			)
		: sprintf(
				/* translators: %d: number of values found. */
				__( 'Found: %d. All are already imported.', 'frontage' ),
				found
			);
}

/**
 * Imports in batches.
 *
 * @param offer  Data to import.
 * @param onDone Called at the end.
 */
function useOldImport( offer: OldImport, onDone: () => void ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ read, setRead ] = useState( 0 );
	const run = async () => {
		setBusy( true );
		const done = { read: 0, raised: 0 };
		let step: Step;
		try {
			do {
				step = await send< Step >( `imports/${ offer.name }`, {
					dry_run: false,
					first: done.read === 0,
				} );
				done.read += step.read;
				done.raised += step.raised;
				setRead( done.read );
			} while ( ! step.is_done );
			/* translators: %d: number of counters. */
			const message = __( 'Counters increased: %d.', 'frontage' );
			notify( sprintf( message, done.raised ) );
		} catch ( error ) {
			notify( ( error as RestError ).message, { error: true } );
		}
		setBusy( false );
		onDone();
	};
	return { isBusy, read, run };
}

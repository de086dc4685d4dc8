import { Button, ProgressBar } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Section } from '../../parts';
import type { OldImport } from './types';
import { useOldImport } from './use-old-import';

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
	const { isBusy, done, run, undo } = useOldImport( offer, onDone );
	return (
		<div className="frontage-card frontage-offer">
			<div>
				<strong>{ offer.label }</strong>
				<p>{ sentence( offer ) }</p>
				<LeftOut offer={ offer } />
				{ isBusy && (
					<ProgressBar
						value={ Math.round(
							( done / Math.max( 1, offer.found ) ) * 100
						) }
					/>
				) }
			</div>
			<div className="frontage-buttons">
				{ offer.undoable > 0 && (
					<Button
						variant="tertiary"
						disabled={ isBusy }
						accessibleWhenDisabled
						aria-label={ sprintf(
							/* translators: %s: data of another plugin, such as “AdRotate ads”. */
							__( 'Undo import: %s', 'frontage' ),
							offer.label
						) }
						onClick={ undo }
						__next40pxDefaultSize
					>
						{ __( 'Undo import', 'frontage' ) }
					</Button>
				) }
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
		</div>
	);
}

/** What cannot be imported, and why. */
function LeftOut( {
	offer: { skipped, left_out: all },
}: {
	offer: OldImport;
} ) {
	if ( ! all ) {
		return null;
	}
	return (
		<details>
			<summary>
				{ sprintf(
					/* translators: %d: number of ads. */
					_n(
						'%d cannot be imported completely',
						'%d cannot be imported completely',
						all,
						'frontage'
					),
					all
				) }
			</summary>
			<ul>
				{ skipped.map( ( { title, why }, index ) => (
					<li key={ index }>
						<strong>{ title }</strong>: { why }
					</li>
				) ) }
				{ all > skipped.length && (
					<li>
						{ sprintf(
							/* translators: %d: a number. */
							__( 'And %d more.', 'frontage' ),
							all - skipped.length
						) }
					</li>
				) }
			</ul>
		</details>
	);
}

function sentence( offer: OldImport ): string {
	const { found, unit, would_change: changes } = offer;
	if ( ! found ) {
		return __( 'None found on this site.', 'frontage' );
	}
	if ( ! changes ) {
		return sprintf(
			/* translators: %d: number of values found. */
			__( 'Found: %d. All are already imported.', 'frontage' ),
			found
		);
	}
	return unit === 'ads'
		? sprintf(
				/* translators: 1: number of ads found, 2: number of ads that would be added. */
				__( 'Found: %1$d. Ads to add: %2$d.', 'frontage' ),
				found,
				changes
			)
		: sprintf(
				/* translators: 1: number of values found, 2: number of values that would change something. */
				__( 'Found: %1$d. Counters to increase: %2$d.', 'frontage' ),
				found,
				changes
			);
}

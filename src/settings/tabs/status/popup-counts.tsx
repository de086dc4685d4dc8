import { __ } from '@wordpress/i18n';
import { ErrorNotice, Loading, Rows, Section } from '../../parts';
import { nameOf, usePopups, type Popup } from './use-popups';

/** How often visitors have seen popups, beside what they do in the owner's tests. */
export function PopupCounts() {
	const { data, error, reload } = usePopups();
	const counted = data?.overlays.filter( ( { counts } ) => counts ) ?? [];
	return (
		<Section
			title={ __( 'Popups opened by visitors', 'frontage' ) }
			description={ __(
				'Counted in the last 30 days. Your tests and simulations are not counted.',
				'frontage'
			) }
		>
			{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
			{ ! error && ! data && <Loading /> }
			{ data && (
				<Rows
					label={ __( 'Popups opened by visitors', 'frontage' ) }
					head={ [
						__( 'Popup', 'frontage' ),
						__( 'Opened', 'frontage' ),
						__( 'Conversions', 'frontage' ),
					] }
					rows={ counted.map( ( popup ) => [
						nameOf( popup ),
						sum( popup, 'open' ),
						sum( popup, 'done' ),
					] ) }
					empty={ __(
						'No popup of this site is counted.',
						'frontage'
					) }
				/>
			) }
		</Section>
	);
}

const sum = ( { counts }: Popup, kind: 'open' | 'done' ): number =>
	Object.values( counts ?? {} ).reduce(
		( total, { [ kind ]: hits = 0 } ) => total + hits,
		0
	);

import { __, sprintf } from '@wordpress/i18n';
import { Rows } from '../../parts';
import { Interval } from './interval';
import type { Report, Version } from './types';
import { percent, recordNames, versionOf, whole } from './words';

/** Visitors, goals, and differences of the versions. */
export function Versions( { report }: { report: Report } ) {
	const { variants, winner, bounce, goalRecord } = report;
	const reach = Math.max(
		...variants.map( ( { comparison } ) =>
			comparison
				? Math.max( -comparison.low, Math.min( comparison.high, 1 ) )
				: 0
		)
	);
	return (
		<>
			<Rows
				label={ __( 'Versions', 'frontage' ) }
				head={ [
					__( 'Version', 'frontage' ),
					__( 'Visitors', 'frontage' ),
					recordNames()[ goalRecord ] ?? goalRecord,
					__( 'Rate', 'frontage' ),
					__( 'Difference to the original', 'frontage' ),
					__( 'Left early', 'frontage' ),
				] }
				rows={ variants.map( ( version ) => [
					<Name
						key="name"
						version={ version }
						isWinner={ version.subject === winner }
					/>,
					whole( version.visitors ),
					whole( version.goals ),
					percent( version.rate ),
					<Difference
						key="difference"
						version={ version }
						reach={ reach }
					/>,
					percent( version.bounced ),
				] ) }
			/>
			<p className="frontage-split__note">
				{ sprintf(
					/* translators: %d: number of seconds. */
					__(
						'The bar shows the limits between which the difference lies with 95%% confidence; the line is no difference. Left early: within %d seconds.',
						'frontage'
					),
					bounce
				) }
			</p>
		</>
	);
}

function Name( {
	version,
	isWinner,
}: {
	version: Version;
	isWinner: boolean;
} ) {
	return (
		<span className="frontage-split__name">
			{ versionOf( version ) }
			{ isWinner && <strong>{ __( 'Best', 'frontage' ) }</strong> }
		</span>
	);
}

interface Props {
	version: Version;
	/** Largest difference that is drawn. */
	reach: number;
}

function Difference( { version, reach }: Props ) {
	const { comparison, subject, isRemoved } = version;
	if ( ! comparison ) {
		return (
			<span className="frontage-split__none">
				{ subject === 0 || isRemoved
					? '–'
					: __( 'Not known yet', 'frontage' ) }
			</span>
		);
	}
	return (
		<div className="frontage-split__difference">
			<Interval comparison={ comparison } reach={ reach } />
			<span>
				{ comparison.text && <b>{ comparison.text }</b> }{ ' ' }
				<small>{ comparison.limits }</small>
			</span>
		</div>
	);
}

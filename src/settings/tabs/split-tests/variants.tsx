import { __, sprintf } from '@wordpress/i18n';
import { Rows } from '../../parts';
import { Interval } from './interval';
import type { Report, Variant } from './types';
import { percent, recordNames, whole } from './labels';

/** Visitors, goals, and differences of the variants. */
export function Variants( { report }: { report: Report } ) {
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
				label={ __( 'Variants', 'frontage' ) }
				head={ [
					__( 'Variant', 'frontage' ),
					__( 'Visitors', 'frontage' ),
					recordNames()[ goalRecord ] ?? goalRecord,
					__( 'Rate', 'frontage' ),
					__( 'Difference to the control', 'frontage' ),
					__( 'Left early', 'frontage' ),
				] }
				rows={ variants.map( ( variant ) => [
					<Name
						key="name"
						variant={ variant }
						isWinner={ variant.subject === winner }
					/>,
					whole( variant.visitors ),
					whole( variant.goals ),
					percent( variant.rate ),
					<Difference
						key="difference"
						variant={ variant }
						reach={ reach }
					/>,
					percent( variant.bounced ),
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
	variant,
	isWinner,
}: {
	variant: Variant;
	isWinner: boolean;
} ) {
	return (
		<span className="frontage-split__name">
			{ variant.name }
			{ isWinner && <strong>{ __( 'Best', 'frontage' ) }</strong> }
		</span>
	);
}

interface Props {
	variant: Variant;
	/** Largest difference that is drawn. */
	reach: number;
}

function Difference( { variant, reach }: Props ) {
	const { comparison, subject, isRemoved } = variant;
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

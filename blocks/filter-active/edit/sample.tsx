import { __, _n, sprintf } from '@wordpress/i18n';
import type { Attributes } from '../attributes';

/** Posts that are left in the sample. */
const TOTAL = 12;

/** What the inserter shows: something is chosen, since otherwise there is nothing to remove. */
export function SampleChips( { hasCount, hasReset }: Attributes ) {
	const chosen = [ __( 'Vegan', 'frontage' ), __( 'Rye', 'frontage' ) ];
	return (
		<div className="frontage-filters frontage-filter-active">
			<div className="frontage-filters__body">
				{ hasCount && (
					<p className="frontage-filters__total">
						{ sprintf(
							/* translators: %s: number of posts. */
							_n( '%s post', '%s posts', TOTAL, 'frontage' ),
							String( TOTAL )
						) }
					</p>
				) }
				<ul className="frontage-filters__list">
					{ chosen.map( ( label ) => (
						<li key={ label }>
							<a className="frontage-filter__link" href="#filter">
								{ label }
								<span className="frontage-filters__cross" />
							</a>
						</li>
					) ) }
					{ hasReset && (
						<li>
							<a
								className="frontage-filters__reset"
								href="#filter"
							>
								{ __( 'Clear all', 'frontage' ) }
							</a>
						</li>
					) }
				</ul>
			</div>
		</div>
	);
}

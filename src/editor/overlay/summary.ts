import { __, _n, sprintf } from '@wordpress/i18n';
import type { OverlayRules } from '@frontage/overlay-rules';
import { either, sayCondition, sayMissing } from './condition-types';
import { sayTrigger } from './trigger-types';
import type { Option, RuleOptions } from './types';

/**
 * Returns a sentence such as “Opens once a week after 50 % scroll, on posts, for visitors.”
 *
 * @param options What rules can be made of.
 */
export function summaryOf(
	{ triggers, conditions, again, isDemanded }: OverlayRules,
	options: RuleOptions
): string {
	const moment = either(
		triggers.map( ( one ) => sayTrigger( one, options.triggers ) )
	);
	if ( ! moment ) {
		return __(
			'Opens only when a visitor clicks its button or a link to it.',
			'frontage'
		);
	}
	const missing = sayMissing( conditions, options );
	if ( missing ) {
		return missing;
	}
	const parts = [
		sprintf(
			/* translators: 1: how often, such as “once a week”; 2: when, such as “after 5 seconds”. */
			__( 'Opens %1$s %2$s', 'frontage' ),
			sayAgain( again ),
			moment
		),
		...conditions.map( ( one ) => sayCondition( one, options ) ),
		isDemanded ? __( 'even before any interaction', 'frontage' ) : '',
	];
	return `${ parts.filter( Boolean ).join( ', ' ) }.`;
}

/** Returns the options for how often an overlay opens again. */
export const againOptions = (): Option[] => [
	{ value: 'page', label: __( 'On every page', 'frontage' ) },
	{ value: 'visit', label: __( 'Once per visit', 'frontage' ) },
	{ value: '1', label: __( 'Once a day', 'frontage' ) },
	{ value: '7', label: __( 'Once a week', 'frontage' ) },
	{ value: '30', label: __( 'Once a month', 'frontage' ) },
	{ value: '365', label: __( 'Once a year', 'frontage' ) },
	{ value: 'once', label: __( 'Only once', 'frontage' ) },
];

function sayAgain( again: string ): string {
	const named: Record< string, string > = {
		page: __( 'on every page', 'frontage' ),
		visit: __( 'once per visit', 'frontage' ),
		1: __( 'once a day', 'frontage' ),
		7: __( 'once a week', 'frontage' ),
		30: __( 'once a month', 'frontage' ),
		365: __( 'once a year', 'frontage' ),
		once: __( 'only once', 'frontage' ),
	};
	const days = Number( again ) || 0;
	return (
		named[ again ] ??
		sprintf(
			/* translators: %d: a number of days. */
			_n( 'every %d day', 'every %d days', days, 'frontage' ),
			days
		)
	);
}

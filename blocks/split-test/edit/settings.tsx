import type { Block } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { ReportLink } from './report-link';

const DEFAULTS = defaultsIn( metadata, [ 'name', 'state', 'share', 'bounce' ] );

const GOAL_DEFAULTS = defaultsIn( metadata, [ 'goal', 'page', 'scope' ] );

interface Props {
	block: EditProps< Attributes >;
	variants: Block[];
}

/** The test's settings in the sidebar. */
export function Controls( { block }: Props ) {
	return (
		<>
			<BlockSettings
				label={ __( 'Split test', 'frontage' ) }
				defaults={ DEFAULTS }
				{ ...block }
			>
				<TextField
					name="name"
					label={ __( 'Name', 'frontage' ) }
					help={ __( 'Only shown to you.', 'frontage' ) }
				/>
				<ChoiceField< Attributes >
					name="state"
					label={ __( 'Status', 'frontage' ) }
					help={ __(
						'While paused, everybody sees the control and nobody is counted.',
						'frontage'
					) }
					options={ {
						running: __( 'Running', 'frontage' ),
						paused: __( 'Paused', 'frontage' ),
					} }
				/>
				<RangeField
					name="share"
					label={ __( 'Visitors who take part (%)', 'frontage' ) }
					help={ __( 'All others see the control.', 'frontage' ) }
					max={ 100 }
				/>
				<RangeField
					name="bounce"
					label={ __( 'Bounce time (seconds)', 'frontage' ) }
					help={ __(
						'Visitors who leave your site earlier have bounced.',
						'frontage'
					) }
					max={ 600 }
				/>
			</BlockSettings>
			<GoalSettings { ...block } />
			<ReportLink { ...block.attributes } />
		</>
	);
}

/** What the variants compete for. */
function GoalSettings( block: EditProps< Attributes > ) {
	const { goal, testId } = block.attributes;
	return (
		<BlockSettings
			label={ __( 'Goal', 'frontage' ) }
			defaults={ GOAL_DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="goal"
				label={ __( 'Visitors', 'frontage' ) }
				help={ helpFor( goal, testId ) }
				options={ {
					click: __( 'Click a link or button', 'frontage' ),
					view: __( 'See the content', 'frontage' ),
					read: __( 'Read for 3 seconds', 'frontage' ),
					conversion: __( 'Visit another page', 'frontage' ),
					form: __( 'Submit a form', 'frontage' ),
					comment: __( 'Comment', 'frontage' ),
					shop: __( 'Buy something', 'frontage' ),
					shortcode: __( 'Reach a shortcode', 'frontage' ),
				} }
			/>
			{ goal === 'conversion' && (
				<TextField
					name="page"
					label={ __( 'Address of the page', 'frontage' ) }
					placeholder="/thanks/"
					help={ __( 'A page on this site.', 'frontage' ) }
				/>
			) }
			{ ( goal === 'click' || goal === 'form' ) && (
				<ChoiceField< Attributes >
					name="scope"
					label={ __( 'Where', 'frontage' ) }
					options={ {
						inside: __( 'In this test', 'frontage' ),
						page: __( 'Anywhere on the page', 'frontage' ),
					} }
				/>
			) }
		</BlockSettings>
	);
}

function helpFor( goal: Attributes[ 'goal' ], test = '' ): string | undefined {
	switch ( goal ) {
		case 'click':
		case 'view':
		case 'read':
			return __(
				'To count another block on the page instead, give it the CSS class frontage-split-goal.',
				'frontage'
			);
		case 'shortcode':
			return sprintf(
				/* translators: %s: a shortcode. */
				__( 'Put %s on the page to reach.', 'frontage' ),
				`[frontage_split_conversion test="${ test }"]`
			);
		case 'shop':
			return __(
				'Counts orders in WooCommerce and Easy Digital Downloads.',
				'frontage'
			);
		default:
			return undefined;
	}
}

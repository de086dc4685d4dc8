import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	ToggleField,
} from '../../../src/editor';
import type { EditProps } from './edit';
import { ChecksField } from './checks';
import { DEFAULTS } from './settings';

const DEVICES = [
	[ 'phone', __( 'Phones', 'frontage' ) ],
	[ 'tablet', __( 'Tablets', 'frontage' ) ],
	[ 'desktop', __( 'Computers', 'frontage' ) ],
] as const;

/** Where a box with a place of its own floats to. */
function Position() {
	return (
		<>
			<ChoiceField
				name="stickyPlace"
				label={ __( 'Corner', 'frontage' ) }
				options={ {
					'top-end': __( 'Above, where lines end', 'frontage' ),
					'top-start': __( 'Above, where lines begin', 'frontage' ),
					'bottom-end': __( 'Below, where lines end', 'frontage' ),
					'bottom-start': __(
						'Below, where lines begin',
						'frontage'
					),
				} }
			/>
			<RangeField
				name="stickyInset"
				label={ __( 'From the edge, in pixels', 'frontage' ) }
				min={ 0 }
				max={ 200 }
			/>
			<RangeField
				name="stickyWidth"
				label={ __( 'Width in pixels', 'frontage' ) }
				min={ 120 }
				max={ 600 }
				step={ 10 }
			/>
		</>
	);
}

/** What happens while visitors scroll. */
export function StickySettings( block: EditProps ) {
	const { isSticky, stickyType, hasToTop } = block.attributes;
	return (
		<BlockSettings
			label={ __( 'While reading', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ToggleField
				name="isSticky"
				label={ __( 'The box stays in sight', 'frontage' ) }
				help={ __(
					'Where it would lie over the text, it becomes a bar that opens.',
					'frontage'
				) }
			/>
			{ isSticky && (
				<>
					<ChoiceField
						name="stickyType"
						label={ __( 'Place', 'frontage' ) }
						options={ {
							'in-place': __( 'Where it stands', 'frontage' ),
							'custom-position': __(
								'In a corner of the screen',
								'frontage'
							),
						} }
					/>
					{ stickyType === 'custom-position' && <Position /> }
					<ChecksField
						name="stickyDisableOn"
						label={ __( 'Not on', 'frontage' ) }
						options={ DEVICES }
					/>
				</>
			) }
			<ToggleField
				name="hasToTop"
				label={ __( 'A way back, once it is passed', 'frontage' ) }
			/>
			{ hasToTop && (
				<ChoiceField
					name="toTopTarget"
					label={ __( 'Leads to', 'frontage' ) }
					options={ {
						window_top: __( 'The top of the page', 'frontage' ),
						other: __( 'This box', 'frontage' ),
					} }
				/>
			) }
			<RangeField
				name="scrollOffset"
				label={ __( 'Room above a heading, in pixels', 'frontage' ) }
				help={ __( 'Besides what a fixed header takes.', 'frontage' ) }
				min={ 0 }
				max={ 300 }
			/>
		</BlockSettings>
	);
}

import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { ChecksField } from './checks';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'isSticky',
	'stickyType',
	'stickyPlace',
	'stickyInset',
	'stickyWidth',
	'stickyDisableOn',
	'hasToTop',
	'toTopTarget',
	'scrollOffset',
] );

const DEVICES = [
	[ 'phone', __( 'Phones', 'frontage' ) ],
	[ 'tablet', __( 'Tablets', 'frontage' ) ],
	[ 'desktop', __( 'Desktops', 'frontage' ) ],
] as const;

/** Settings for the position of a fixed box. */
function Position() {
	return (
		<>
			<ChoiceField< Attributes >
				name="stickyPlace"
				label={ __( 'Corner', 'frontage' ) }
				options={ {
					'top-end': __( 'Top right (end)', 'frontage' ),
					'top-start': __( 'Top left (start)', 'frontage' ),
					'bottom-end': __( 'Bottom right (end)', 'frontage' ),
					'bottom-start': __( 'Bottom left (start)', 'frontage' ),
				} }
			/>
			<RangeField
				name="stickyInset"
				label={ __( 'Distance from the edge (px)', 'frontage' ) }
				min={ 0 }
				max={ 200 }
			/>
			<RangeField
				name="stickyWidth"
				label={ __( 'Width (px)', 'frontage' ) }
				min={ 120 }
				max={ 600 }
				step={ 10 }
			/>
		</>
	);
}

/** Settings for the behavior on scroll. */
export function StickySettings( block: EditProps< Attributes > ) {
	const { isSticky, stickyType, hasToTop } = block.attributes;
	return (
		<BlockSettings
			label={ __( 'While scrolling', 'frontage' ) }
			isCollapsed
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ToggleField
				name="isSticky"
				label={ __( 'Keep in view while scrolling', 'frontage' ) }
				help={ __(
					'If it would cover the text, it turns into an expandable bar.',
					'frontage'
				) }
			/>
			{ isSticky && (
				<>
					<ChoiceField< Attributes >
						name="stickyType"
						label={ __( 'Position', 'frontage' ) }
						options={ {
							'in-place': __( 'Original position', 'frontage' ),
							'custom-position': __(
								'Corner of the screen',
								'frontage'
							),
						} }
					/>
					{ stickyType === 'custom-position' && <Position /> }
					<ChecksField
						name="stickyDisableOn"
						label={ __( 'Disable on', 'frontage' ) }
						options={ DEVICES }
					/>
				</>
			) }
			<ToggleField
				name="hasToTop"
				label={ __(
					'Show back link after scrolling past',
					'frontage'
				) }
			/>
			{ hasToTop && (
				<ChoiceField< Attributes >
					name="toTopTarget"
					label={ __( 'Link target', 'frontage' ) }
					options={ {
						window_top: __( 'Top of the page', 'frontage' ),
						other: __( 'Table of contents', 'frontage' ),
					} }
				/>
			) }
			<RangeField
				name="scrollOffset"
				label={ __( 'Space above headings (px)', 'frontage' ) }
				help={ __(
					'In addition to the height of a fixed header.',
					'frontage'
				) }
				min={ 0 }
				max={ 300 }
			/>
		</BlockSettings>
	);
}

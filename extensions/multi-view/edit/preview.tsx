/** Shows in the canvas how a block looks on the previewed device, and on hover. */
import { createHigherOrderComponent } from '@wordpress/compose';
import {
	usePreviewedDevice,
	type Device,
	type EditedBlock,
} from '@frontage/editor';
import type { ComponentType } from 'react';
import { useHoverPreview } from './hover-preview';
import { lastSet, viewsOn, type ViewSettings } from './settings';
import { styleOn } from './styles';
import { TEXTS } from './text';

/** How a block looks that is not there on this device: it can still be selected. */
const HIDDEN = { '--frontage-view-hover-opacity': '30%' };

/** Returns the props of the block's wrapper. */
function wrapperOf(
	{ name, wrapperProps = {} }: EditedBlock,
	settings: ViewSettings,
	device: Device,
	isHovered: boolean
) {
	const { content, classes, visibility } = settings;
	const views = viewsOn( device, isHovered );
	const isHidden =
		visibility?.[ device ] === false ||
		( isHovered && visibility?.hover === false );
	const hasText = name in TEXTS && lastSet( content, views );
	return {
		...wrapperProps,
		className: [
			wrapperProps.className,
			'has-frontage-view',
			...views.map( ( view ) => classes?.[ view ] ),
		]
			.filter( ( one ) => typeof one === 'string' )
			.join( ' ' ),
		style: {
			...( wrapperProps.style as object ),
			...styleOn( settings, device, isHovered ),
			...( isHidden ? HIDDEN : {} ),
		},
		'data-frontage-hover': 'on',
		// A new paragraph would divide the block's own text.
		...( hasText && { onKeyDownCapture: keepWhole } ),
	};
}

function keepWhole( event: {
	key: string;
	preventDefault: () => void;
	stopPropagation: () => void;
} ) {
	if ( event.key === 'Enter' ) {
		event.preventDefault();
		event.stopPropagation();
	}
}

// Every block is the same element with and without views, so that none is mounted again when it gets the first one.
export const withPreview = createHigherOrderComponent(
	( BlockListBlock: ComponentType< EditedBlock > ) =>
		( props: EditedBlock ) => {
			const settings = props.attributes.frontage?.[ 'multi-view' ];
			const device = usePreviewedDevice( !! settings );
			const isHovered = useHoverPreview() && props.isSelected;
			return settings ? (
				<BlockListBlock
					{ ...props }
					wrapperProps={ wrapperOf(
						props,
						settings,
						device,
						isHovered
					) }
				/>
			) : (
				<BlockListBlock { ...props } />
			);
		},
	'withFrontageViews'
);

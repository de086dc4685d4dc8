/** Shows in the canvas how a block looks on the previewed device, and on hover. */
import { createHigherOrderComponent } from '@wordpress/compose';
import { useDevice, type EditedBlock } from '@frontage/editor';
import type { ComponentType } from 'react';
import { useHoverPreview } from './hover-preview';
import { lastSet, viewsOn, type ViewSettings } from './settings';
import { styleOn } from './styles';
import { TEXTS } from './text';

interface Props {
	List: ComponentType< EditedBlock >;
	block: EditedBlock;
	settings: ViewSettings;
}

/** How a block looks that is not there on this device: it can still be selected. */
const HIDDEN = { '--frontage-view-hover-opacity': '30%' };

function Previewed( { List, block, settings }: Props ) {
	const [ device ] = useDevice();
	const isHovered = useHoverPreview() && block.isSelected;
	const { content, classes, visibility } = settings;
	const views = viewsOn( device, isHovered );
	const isHidden =
		visibility?.[ device ] === false ||
		( isHovered && visibility?.hover === false );
	const style = {
		...styleOn( settings, device, isHovered ),
		...( isHidden ? HIDDEN : {} ),
	};
	const hasText = block.name in TEXTS && lastSet( content, views );
	const { wrapperProps = {} } = block;
	return (
		<List
			{ ...block }
			wrapperProps={ {
				...wrapperProps,
				className: [
					wrapperProps.className,
					'has-frontage-view',
					...views.map( ( view ) => classes?.[ view ] ),
				]
					.filter( ( name ) => typeof name === 'string' )
					.join( ' ' ),
				style: { ...( wrapperProps.style as object ), ...style },
				'data-frontage-hover': 'on',
				// A new paragraph would divide the block's own text.
				...( hasText && { onKeyDownCapture: keepWhole } ),
			} }
		/>
	);
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

export const withPreview = createHigherOrderComponent(
	( BlockListBlock: ComponentType< EditedBlock > ) =>
		( props: EditedBlock ) => {
			const settings = props.attributes.frontage?.[ 'multi-view' ];
			return settings ? (
				<Previewed
					List={ BlockListBlock }
					block={ props }
					settings={ settings }
				/>
			) : (
				<BlockListBlock { ...props } />
			);
		},
	'withFrontageViews'
);

import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { AccordionSettings } from './settings';
import { AddChild, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[ 'frontage/accordion-item', { isOpen: true } ],
	[ 'frontage/accordion-item', {} ],
];

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< Attributes > ) {
	const { icon, iconSide, duration } = attributes;
	const blockProps = useBlockProps( {
		className: [
			'frontage-accordion',
			icon !== 'chevron' && `has-icon-${ icon }`,
			iconSide === 'start' && 'has-icon-at-start',
		]
			.filter( Boolean )
			.join( ' ' ),
		style: {
			'--frontage-accordion-duration': `${ duration }ms`,
		} as CSSProperties,
	} );
	const items = useInnerBlocksProps( blockProps, {
		template: TEMPLATE,
		renderAppender: false,
	} );
	return (
		<>
			<AddChild
				clientId={ clientId }
				name="frontage/accordion-item"
				label={ __( 'Add item', 'frontage' ) }
			/>
			<InspectorControls>
				<AccordionSettings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</InspectorControls>
			<div { ...items } />
		</>
	);
}

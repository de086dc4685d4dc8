import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { Gauge, NumberText, shareOf, type EditProps } from '@frontage/editor';
import { CircleSettings } from './settings';
import type { Attributes } from '../attributes';

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const { number, max, prefix, suffix, label, accent } = attributes;
	const blockProps = useBlockProps( {
		className: 'frontage-circle-counter',
		style: {
			'--frontage-gauge-color': accent || undefined,
		} as CSSProperties,
	} );
	return (
		<>
			<InspectorControls>
				<CircleSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<Gauge
					{ ...attributes }
					share={ shareOf( number, max ) }
					letters={ `${ prefix }${ number }${ suffix }`.length }
					label={
						<RichText
							tagName="p"
							className="frontage-gauge__label"
							aria-label={ __( 'Label', 'frontage' ) }
							placeholder={ __( 'What is measured', 'frontage' ) }
							value={ label }
							onChange={ ( changed: string ) =>
								setAttributes( { label: changed } )
							}
						/>
					}
				>
					<NumberText
						number={ number }
						prefix={ prefix }
						suffix={ suffix }
						onChange={ ( changed ) =>
							setAttributes( { number: changed } )
						}
					/>
				</Gauge>
			</div>
		</>
	);
}

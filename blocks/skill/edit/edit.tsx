import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	Gauge,
	NumberText,
	TextField,
	defaultsIn,
	shareOf,
	type EditProps,
	type GaugeShape,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

interface Context {
	'frontage/skillsShape'?: GaugeShape;
	'frontage/skillsMax'?: string;
	'frontage/skillsSize'?: number;
	'frontage/skillsLine'?: number;
}

const DEFAULTS = defaultsIn( metadata, [ 'suffix' ] );

export function Edit( {
	context,
	...block
}: EditProps< Attributes, Context > ) {
	const { attributes, setAttributes } = block;
	const { label, number, suffix } = attributes;
	return (
		<div { ...useBlockProps( { className: 'frontage-skills__skill' } ) }>
			<InspectorControls>
				<BlockSettings
					label={ __( 'Number', 'frontage' ) }
					defaults={ DEFAULTS }
					{ ...block }
				>
					<TextField
						name="suffix"
						label={ __( 'After the number', 'frontage' ) }
					/>
				</BlockSettings>
			</InspectorControls>
			<Gauge
				shape={ context[ 'frontage/skillsShape' ] ?? 'bar' }
				size={ context[ 'frontage/skillsSize' ] ?? 140 }
				line={ context[ 'frontage/skillsLine' ] ?? 5 }
				letters={ `${ number }${ suffix }`.length }
				share={ shareOf(
					number,
					context[ 'frontage/skillsMax' ] ?? ''
				) }
				label={
					<RichText
						tagName="p"
						className="frontage-gauge__label"
						aria-label={ __( 'Skill', 'frontage' ) }
						placeholder={ __( 'Skill', 'frontage' ) }
						value={ label }
						onChange={ ( changed: string ) =>
							setAttributes( { label: changed } )
						}
					/>
				}
			>
				<NumberText
					number={ number }
					suffix={ suffix }
					onChange={ ( changed ) =>
						setAttributes( { number: changed } )
					}
				/>
			</Gauge>
		</div>
	);
}

import {
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, Settings } from '../../src/editor';
import metadata from './block.json';
import type { OffCanvasAttributes } from './types';

interface Props {
	attributes: OffCanvasAttributes;
	setAttributes: ( changed: Partial< OffCanvasAttributes > ) => void;
}

type Name = Exclude< keyof typeof metadata.attributes, 'anchor' >;

const defaultOf = ( name: Name ) => metadata.attributes[ name ].default;

/** Names of settings, with the names of their values; a switch has none, a text an empty list. */
const settings = (): [ Name, string, Record< string, string >? ][] => [
	[
		'opener',
		__( 'Opened by', 'frontage' ),
		{
			menu: __( 'A menu button', 'frontage' ),
			button: __( 'A button', 'frontage' ),
			none: __( 'Links to it only', 'frontage' ),
		},
	],
	[
		'mode',
		__( 'Movement', 'frontage' ),
		{
			slide: __( 'Slides over the page', 'frontage' ),
			'slide-along': __( 'The page goes a part of the way', 'frontage' ),
			reveal: __( 'The page moves off it', 'frontage' ),
			push: __( 'Pushes the page', 'frontage' ),
		},
	],
	[
		'side',
		__( 'Edge', 'frontage' ),
		{
			start: __( 'Where lines begin', 'frontage' ),
			end: __( 'Where lines end', 'frontage' ),
			top: __( 'Top', 'frontage' ),
			bottom: __( 'Bottom', 'frontage' ),
		},
	],
	[ 'width', __( 'Width in pixels', 'frontage' ) ],
	[ 'label', __( 'Name for screen readers', 'frontage' ), {} ],
	[ 'hasClose', __( 'Has a close button', 'frontage' ) ],
	[ 'closesByEscape', __( 'Escape closes it', 'frontage' ) ],
	[ 'closesBeside', __( 'A press beside it closes it', 'frontage' ) ],
	[ 'closesOnLinks', __( 'Links within the page close it', 'frontage' ) ],
];

/**
 * The sidebar's settings of how it looks and closes.
 *
 * @param props The block's attributes and how to change them.
 */
export function OffCanvasSettings( props: Props ) {
	const { attributes, setAttributes } = props;
	const all = settings();
	return (
		<Settings
			label={ __( 'Panel', 'frontage' ) }
			onReset={ () =>
				setAttributes(
					Object.fromEntries(
						all.map( ( [ name ] ) => [ name, defaultOf( name ) ] )
					)
				)
			}
		>
			{ all.map( ( [ name, label, options ] ) => (
				<Setting
					key={ name }
					label={ label }
					isSet={ attributes[ name ] !== defaultOf( name ) }
					onReset={ () =>
						setAttributes( { [ name ]: defaultOf( name ) } )
					}
				>
					<Control
						{ ...props }
						name={ name }
						label={ label }
						options={ options }
					/>
				</Setting>
			) ) }
		</Settings>
	);
}

interface ControlProps extends Props {
	name: Name;
	label: string;
	options?: Record< string, string >;
}

function Control( props: ControlProps ) {
	const { name, label, options, attributes, setAttributes } = props;
	const onChange = ( value: unknown ) => setAttributes( { [ name ]: value } );
	if ( name === 'width' ) {
		return (
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				min={ 200 }
				max={ 800 }
				value={ attributes.width }
				onChange={ onChange }
			/>
		);
	}
	if ( ! options ) {
		return (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				checked={ attributes[ name ] as boolean }
				onChange={ onChange }
			/>
		);
	}
	const control = {
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
		label,
		value: attributes[ name ] as string,
		onChange,
	} as const;
	const choices = Object.entries( options );
	return choices.length ? (
		<SelectControl
			{ ...control }
			options={ choices.map( ( [ value, text ] ) => ( {
				value,
				label: text,
			} ) ) }
		/>
	) : (
		<TextControl { ...control } />
	);
}

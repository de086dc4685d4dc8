import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, Settings } from '../../src/editor';
import metadata from './block.json';
import type { ModalAttributes } from './types';

interface Props {
	attributes: ModalAttributes;
	setAttributes: ( changed: Partial< ModalAttributes > ) => void;
}

type Name = Exclude< keyof typeof metadata.attributes, 'anchor' >;

const defaultOf = ( name: Name ) => metadata.attributes[ name ].default;

/** Names of settings, with the names of their values; a switch has none, a text an empty list. */
const settings = (): [ Name, string, Record< string, string >? ][] => [
	[
		'opener',
		__( 'Opened by', 'frontage' ),
		{
			button: __( 'A button', 'frontage' ),
			link: __( 'A text', 'frontage' ),
			none: __( 'Links to it only', 'frontage' ),
		},
	],
	[
		'kind',
		__( 'Kind', 'frontage' ),
		{
			dialog: __( 'Over the page, which waits', 'frontage' ),
			bar: __( 'A bar beside the page', 'frontage' ),
		},
	],
	[
		'place',
		__( 'Place', 'frontage' ),
		{
			center: __( 'Middle', 'frontage' ),
			top: __( 'Top', 'frontage' ),
			bottom: __( 'Bottom', 'frontage' ),
			start: __( 'Corner where lines begin', 'frontage' ),
			end: __( 'Corner where lines end', 'frontage' ),
		},
	],
	[
		'size',
		__( 'Width', 'frontage' ),
		{
			small: __( 'Small', 'frontage' ),
			medium: __( 'Medium', 'frontage' ),
			large: __( 'Large', 'frontage' ),
			full: __( 'Whole screen', 'frontage' ),
		},
	],
	[ 'label', __( 'Name for screen readers', 'frontage' ), {} ],
	[ 'closesBeside', __( 'A press beside it closes it', 'frontage' ) ],
	[ 'closesByEscape', __( 'Escape closes it', 'frontage' ) ],
	[ 'staysOnLinks', __( 'Links within the page leave it open', 'frontage' ) ],
	[ 'counts', __( 'Count openings, without personal data', 'frontage' ) ],
];

/**
 * The sidebar's settings of how it looks and closes.
 *
 * @param props The block's attributes and how to change them.
 */
export function ModalSettings( props: Props ) {
	const { attributes, setAttributes } = props;
	const all = settings();
	return (
		<Settings
			label={ __( 'Popup', 'frontage' ) }
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

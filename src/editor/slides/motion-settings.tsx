import {
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { selectOptions } from '../select-options';
import { Setting, Settings } from '../settings';

/** Motion settings of a carousel block; each module uses some of them. */
export interface Motion {
	label: string;
	effect?: string;
	loop: boolean;
	speed: number;
	isPlaying: boolean;
	delay: number;
	hasArrows: boolean;
	hasDots: boolean;
	pager?: string;
}

interface Props< Attributes extends Motion > {
	attributes: Attributes;
	/** Default attributes from `block.json`. */
	defaults: Partial< Record< Name, { default?: unknown } > >;
	/** Labels by value, if there is a choice. */
	effects?: Record< NonNullable< Attributes[ 'effect' ] >, string >;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

const NAMES = {
	effect: () => __( 'Effect', 'frontage' ),
	loop: () => __( 'Loop', 'frontage' ),
	speed: () => __( 'Transition duration (ms)', 'frontage' ),
	isPlaying: () => __( 'Autoplay', 'frontage' ),
	delay: () => __( 'Time between transitions (ms)', 'frontage' ),
	hasArrows: () => __( 'Arrows', 'frontage' ),
	hasDots: () => __( 'Position indicator', 'frontage' ),
	pager: () => __( 'Position shown as', 'frontage' ),
	label: () => __( 'Screen reader label', 'frontage' ),
};

type Name = keyof typeof NAMES;

/**
 * Settings for a carousel's motion and controls.
 *
 * @param props The block's attributes, their defaults, and a setter.
 */
export function MotionSettings< Attributes extends Motion >(
	props: Props< Attributes >
) {
	const { attributes, defaults, effects } = props;
	const setAttributes = ( changed: Partial< Record< Name, unknown > > ) =>
		props.setAttributes( changed as Partial< Attributes > );
	const names = ( Object.keys( NAMES ) as Name[] ).filter(
		( name ) =>
			name in defaults &&
			( name !== 'effect' || effects ) &&
			( name !== 'pager' || attributes.hasDots ) &&
			( name !== 'delay' || attributes.isPlaying )
	);
	const standard = ( name: Name ) => defaults[ name ]?.default;
	return (
		<Settings
			label={ __( 'Behavior', 'frontage' ) }
			onReset={ () =>
				setAttributes(
					Object.fromEntries(
						names.map( ( name ) => [ name, standard( name ) ] )
					)
				)
			}
		>
			{ names.map( ( name ) => (
				<Setting
					key={ name }
					label={ NAMES[ name ]() }
					isSet={ attributes[ name ] !== standard( name ) }
					onReset={ () =>
						setAttributes( { [ name ]: standard( name ) } )
					}
				>
					<Control
						name={ name }
						value={ attributes[ name ] }
						effects={ effects }
						onChange={ ( value ) =>
							setAttributes( { [ name ]: value } )
						}
					/>
				</Setting>
			) ) }
		</Settings>
	);
}

interface ControlProps {
	name: Name;
	value: unknown;
	effects?: Record< string, string >;
	onChange: ( value: unknown ) => void;
}

const PAGERS = () => ( {
	dots: __( 'Dots', 'frontage' ),
	fraction: __( 'Fraction', 'frontage' ),
	progress: __( 'Progress bar', 'frontage' ),
	thumbnails: __( 'Thumbnails', 'frontage' ),
} );

const RANGES = {
	speed: { min: 0, max: 5000, step: 50 },
	delay: { min: 1000, max: 20000, step: 500 },
};

function Control( { name, value, effects = {}, onChange }: ControlProps ) {
	const label = NAMES[ name ]();
	const common = {
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
		label,
		onChange,
	} as const;
	if ( name === 'effect' || name === 'pager' ) {
		return (
			<SelectControl
				{ ...common }
				value={ String( value ) }
				options={ selectOptions(
					name === 'effect' ? effects : PAGERS()
				) }
			/>
		);
	}
	if ( name === 'speed' || name === 'delay' ) {
		return (
			<RangeControl
				{ ...common }
				{ ...RANGES[ name ] }
				value={ Number( value ) }
			/>
		);
	}
	if ( name === 'label' ) {
		return <TextControl { ...common } value={ String( value ) } />;
	}
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ Boolean( value ) }
			onChange={ onChange }
		/>
	);
}

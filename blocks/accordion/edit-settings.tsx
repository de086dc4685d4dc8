import {
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, Settings } from '../../src/editor';
import metadata from './block.json';
import { CHOICES } from './edit-choices';
import type { AccordionAttributes } from './types';

interface Props {
	attributes: AccordionAttributes;
	setAttributes: ( changed: Partial< AccordionAttributes > ) => void;
}

type Name = Exclude< keyof typeof metadata.attributes, 'anchor' >;

const defaultOf = ( name: Name ) => metadata.attributes[ name ].default;

const NAMES = Object.keys( metadata.attributes ).filter(
	( name ): name is Name => name !== 'anchor'
);

/**
 * Changes settings, and puts them back.
 *
 * @param props               The block's state.
 * @param props.attributes    Its attributes.
 * @param props.setAttributes Changes them.
 */
function useSettings( { attributes, setAttributes }: Props ) {
	const set = ( name: Name, value: unknown ) =>
		setAttributes( { [ name ]: value } );
	const reset = ( name: Name ) => set( name, defaultOf( name ) );
	return {
		set,
		resetAll: () => NAMES.forEach( reset ),
		resettable: ( name: Name, label: string ) => ( {
			label,
			isSet: attributes[ name ] !== defaultOf( name ),
			onReset: () => reset( name ),
		} ),
	};
}

/**
 * The sidebar's settings.
 *
 * @param props The block's state.
 */
export function AccordionSettings( props: Props ) {
	const { duration, isFaq } = props.attributes;
	const { set, resetAll, resettable } = useSettings( props );
	const time = __( 'Duration in milliseconds', 'frontage' );
	const faq = __( 'Tell search engines: questions and answers', 'frontage' );
	return (
		<Settings label={ __( 'Accordion', 'frontage' ) } onReset={ resetAll }>
			{ CHOICES.map( ( { name, label, options } ) => (
				<Setting key={ name } { ...resettable( name, label ) }>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ label }
						value={ props.attributes[ name ] }
						options={ options }
						onChange={ ( value ) => set( name, value ) }
					/>
				</Setting>
			) ) }
			<Setting { ...resettable( 'duration', time ) }>
				<RangeControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ time }
					value={ duration }
					min={ 0 }
					max={ 2000 }
					step={ 50 }
					onChange={ ( value ) =>
						set( 'duration', value ?? defaultOf( 'duration' ) )
					}
				/>
			</Setting>
			<Setting { ...resettable( 'isFaq', faq ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ faq }
					checked={ isFaq }
					onChange={ ( value ) => set( 'isFaq', value ) }
				/>
			</Setting>
		</Settings>
	);
}

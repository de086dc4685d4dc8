import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	Setting,
	Settings,
	selectOptions,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const ASKS: Record< Attributes[ 'asks' ], string > = {
	yesno: __( 'Yes/no question', 'frontage' ),
	birthday: __( 'Date of birth', 'frontage' ),
};

type Name = 'asks' | 'age' | 'days' | 'warning' | 'leaveUrl' | 'crawlers';

const QUESTION: Name[] = [ 'asks', 'age', 'warning', 'leaveUrl' ];
const AUDIENCE: Name[] = [ 'days', 'crawlers' ];

/** Text fields and their types; all others are numbers. */
const TEXTS: Partial< Record< Name, 'text' | 'url' > > = {
	warning: 'text',
	leaveUrl: 'url',
};

const defaultOf = ( name: Name ) => metadata.attributes[ name ].default;

const labels = (): Record< Name, string > => ( {
	asks: __( 'Method', 'frontage' ),
	age: __( 'Minimum age', 'frontage' ),
	days: __( 'Days before asking again', 'frontage' ),
	warning: __( 'Message for underage visitors', 'frontage' ),
	leaveUrl: __( 'Where “No” leads (URL)', 'frontage' ),
	crawlers: __( 'Show the page to search engines', 'frontage' ),
} );

type Props = SettingsProps< Attributes >;

/** The settings sidebar. */
export const AgeGateSettings = ( props: Props ) => (
	<>
		<Group
			label={ __( 'Content', 'frontage' ) }
			names={ QUESTION }
			{ ...props }
		/>
		<Group
			label={ __( 'Who sees it', 'frontage' ) }
			names={ AUDIENCE }
			{ ...props }
		/>
	</>
);

function Group( {
	label,
	names,
	...props
}: Props & { label: string; names: Name[] } ) {
	const { attributes, setAttributes } = props;
	const reset = ( some: Name[] ) =>
		setAttributes(
			Object.fromEntries(
				some.map( ( name ) => [ name, defaultOf( name ) ] )
			)
		);
	return (
		<Settings label={ label } onReset={ () => reset( names ) }>
			{ names.map( ( name ) => (
				<Setting
					key={ name }
					label={ labels()[ name ] }
					isSet={ attributes[ name ] !== defaultOf( name ) }
					onReset={ () => reset( [ name ] ) }
				>
					<Control { ...props } name={ name } />
				</Setting>
			) ) }
		</Settings>
	);
}

function Control( props: Props & { name: Name } ) {
	const { name, attributes, setAttributes } = props;
	const label = labels()[ name ];
	const onChange = ( value: unknown ) => setAttributes( { [ name ]: value } );
	if ( name === 'crawlers' ) {
		return (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				checked={ attributes.crawlers }
				onChange={ onChange }
			/>
		);
	}
	const control = {
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
		label,
	} as const;
	return name === 'asks' ? (
		<SelectControl
			{ ...control }
			value={ attributes.asks }
			options={ selectOptions( ASKS ) }
			onChange={ onChange }
		/>
	) : (
		<TextControl
			{ ...control }
			type={ TEXTS[ name ] ?? 'number' }
			min={ TEXTS[ name ] ? undefined : 0 }
			value={ attributes[ name ] }
			onChange={ ( value ) =>
				onChange( TEXTS[ name ] ? value : Number( value ) )
			}
		/>
	);
}

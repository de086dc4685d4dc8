import { Notice, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { NoKeyNotice, useMailingLists, type FormField } from '@frontage/editor';
import { Choice, EmailFieldChoice, FieldChoice, TextInput } from './controls';
import type { ActionProps, SubscribeAction } from './types';

/** Settings of a sign-up for a mailing list. */
export function SubscribeFields( {
	action,
	onChange,
	fields,
}: ActionProps< SubscribeAction > & { fields: FormField[] } ) {
	const vendors = useMailingLists();
	const vendor = vendors.find( ( { slug } ) => slug === action.provider );
	return (
		<>
			<FieldChoice
				label={ __( 'Consent field', 'frontage' ) }
				help={ __(
					'Nobody is signed up without ticking it.',
					'frontage'
				) }
				none={ __( 'Select…', 'frontage' ) }
				fields={ fields }
				kind="consent"
				value={ action.consent }
				onChange={ ( consent ) => onChange( { consent } ) }
			/>
			{ ! action.consent && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'This action does nothing yet: add a consent field to the form and select it here.',
						'frontage'
					) }
				</Notice>
			) }
			<EmailFieldChoice
				label={ __( 'Email field', 'frontage' ) }
				fields={ fields }
				value={ action.email }
				onChange={ ( email ) => onChange( { email } ) }
			/>
			<FieldChoice
				label={ __( 'First name field', 'frontage' ) }
				none={ __( 'None', 'frontage' ) }
				fields={ fields }
				kind="text"
				value={ action.name }
				onChange={ ( name ) => onChange( { name } ) }
			/>
			<Choice
				label={ __( 'Provider', 'frontage' ) }
				options={ {
					'': __( 'This site', 'frontage' ),
					...Object.fromEntries(
						vendors.map( ( { slug, title } ) => [ slug, title ] )
					),
				} }
				value={ action.provider }
				onChange={ ( provider ) =>
					onChange( { provider, list: undefined } )
				}
			/>
			{ vendor && ! vendor.isConfigured && (
				<NoKeyNotice title={ vendor.title } />
			) }
			{ vendor?.lists.length ? (
				<Choice
					label={ __( 'List', 'frontage' ) }
					options={ {
						'': __( 'Select…', 'frontage' ),
						...Object.fromEntries(
							vendor.lists.map( ( { id, title } ) => [
								id,
								title,
							] )
						),
					} }
					value={ action.list }
					onChange={ ( list ) => onChange( { list } ) }
				/>
			) : (
				<TextInput
					label={ __( 'List name', 'frontage' ) }
					maxLength={ 64 }
					value={ action.list }
					onChange={ ( list ) => onChange( { list } ) }
				/>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Double opt-in', 'frontage' ) }
				help={ __(
					'Subscribers click a link in an email, then a button to confirm. Many countries require this. It also prevents signups with someone else’s address.',
					'frontage'
				) }
				checked={ action.asks ?? true }
				onChange={ ( asks ) =>
					onChange( { asks: asks ? undefined : false } )
				}
			/>
		</>
	);
}

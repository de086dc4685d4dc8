import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { announced, Setting, type PanelProps } from '@frontage/editor';
import { Choice, Typed } from './choice';

type Props = Omit< PanelProps, 'onReset' >;

/** Returns the names of chosen conditions whose plugin is not active: the server hides the block from everybody. */
const missing = ( settings: Props[ 'settings' ], names: string[] ) =>
	Object.keys( settings ).filter(
		( name ) =>
			name.includes( '/' ) && settings[ name ] && ! names.includes( name )
	);

/** Conditions that other plugins add, and what authors need to know about missing ones. */
export function ConditionsOfOthers( props: Props ) {
	const conditions = announced( 'visibilityConditions' );
	const names = conditions.map( ( { name } ) => name );
	return (
		<>
			{ conditions.map( ( { choices, help, ...condition } ) =>
				choices.length ? (
					<Choice
						key={ condition.name }
						{ ...props }
						{ ...condition }
						help={ help || undefined }
						options={ [
							{
								value: '',
								label: __( 'No condition', 'frontage' ),
							},
							...choices,
						] }
					/>
				) : (
					<Typed
						key={ condition.name }
						{ ...props }
						{ ...condition }
						help={ help || undefined }
					/>
				)
			) }
			{ missing( props.settings, names ).map( ( name ) => (
				<MissingCondition key={ name } name={ name } { ...props } />
			) ) }
		</>
	);
}

/** Says why nobody sees the block, and how to change that. */
function MissingCondition( { name, onChange }: Props & { name: string } ) {
	const remove = () => onChange( { [ name ]: undefined } );
	return (
		<Setting label={ name } isSet onReset={ remove }>
			<Notice
				status="warning"
				isDismissible={ false }
				actions={ [
					{
						label: __( 'Remove condition', 'frontage' ),
						onClick: remove,
					},
				] }
			>
				{ sprintf(
					// translators: %s: name of a condition, such as acme/level.
					__(
						'This block is hidden from everybody, because the plugin with the condition “%s” is not active. Activate the plugin, or remove the condition.',
						'frontage'
					),
					name
				) }
			</Notice>
		</Setting>
	);
}

import { __ } from '@wordpress/i18n';
import { Section, type Kind } from '../../parts';
import { ModuleRow } from './module-row';
import type { Module, Switches } from './types';

interface Props {
	modules: Module[];
	/** Returns the child blocks of a block. */
	partsOf: ( slug: string ) => Module[];
	on: Switches;
}

/** The modules, grouped by kind. */
export function ModuleList( { modules, partsOf, on }: Props ) {
	const kinds: { kind: Kind; title: string; description: string }[] = [
		{
			kind: 'blocks',
			title: __( 'Blocks', 'frontage' ),
			description: __(
				'Insert them anywhere in the editor. A page loads only what it uses.',
				'frontage'
			),
		},
		{
			kind: 'features',
			title: __( 'Features', 'frontage' ),
			description: __( 'They apply to the whole site.', 'frontage' ),
		},
		{
			kind: 'extensions',
			title: __( 'Extensions', 'frontage' ),
			description: __(
				'They add settings to any block, in its sidebar.',
				'frontage'
			),
		},
	];
	return (
		<>
			{ kinds.map( ( { kind, title, description } ) => {
				const mine = modules.filter(
					( module ) => module.kind === kind
				);
				return (
					mine.length > 0 && (
						<Section
							key={ kind }
							title={ title }
							description={ description }
						>
							<ul className="frontage-modules">
								{ mine.map( ( module ) => (
									<ModuleRow
										key={ module.slug }
										module={ module }
										parts={ partsOf( module.slug ) }
										isOn={ !! on[ kind ][ module.slug ] }
									/>
								) ) }
							</ul>
						</Section>
					)
				);
			} ) }
		</>
	);
}

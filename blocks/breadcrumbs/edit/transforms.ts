import { createBlock, getBlockType } from '@wordpress/blocks';

const BREADCRUMBS = 'core/breadcrumbs';

/** Characters of our separators in the core block, which takes any text. */
const CHARACTERS: Record< string, string > = {
	chevron: '›',
	slash: '/',
	dot: '·',
	arrow: '→',
};

interface CoreAttributes {
	separator?: string;
	showHomeItem?: boolean;
	showCurrentItem?: boolean;
}

interface Attributes {
	separator: string;
	hasHome: boolean;
	hasCurrent: boolean;
}

/** Transforms from and to the core Breadcrumbs block, which newer versions of WordPress have. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ BREADCRUMBS ],
			transform: ( {
				separator,
				showHomeItem: hasHome = true,
				showCurrentItem: hasCurrent = true,
			}: CoreAttributes ) =>
				createBlock( 'frontage/breadcrumbs', {
					separator:
						Object.keys( CHARACTERS ).find(
							( name ) => CHARACTERS[ name ] === separator?.trim()
						) ?? 'slash',
					hasHome,
					hasCurrent,
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ BREADCRUMBS ],
			isMatch: () => !! getBlockType( BREADCRUMBS ),
			transform: ( { separator, hasHome, hasCurrent }: Attributes ) =>
				createBlock( BREADCRUMBS, {
					separator: CHARACTERS[ separator ],
					showHomeItem: hasHome,
					showCurrentItem: hasCurrent,
				} ),
		},
	],
};

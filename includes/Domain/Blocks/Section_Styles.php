<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use Frontage\Domain\Render\Tokens;

defined( 'ABSPATH' ) || exit;

/**
 * Three styles of WordPress's containers, which are right in every theme: ink, tint, accent.
 *
 * They use the colors of the theme's page and buttons, whatever their names, and set text, headings, links and
 * buttons with the ground. WordPress prints a style only where it is used. A theme that has a style of the same name
 * wins.
 */
final class Section_Styles implements Bootable {
	private const CONTAINERS = array( 'core/group', 'core/columns', 'core/column', 'core/cover' );

	private const CLASS_NAME = 'is-style-frontage-';

	private const PAGE = 'var(--frontage-page, Canvas)';

	private const TEXT = 'var(--frontage-text, CanvasText)';

	private const FILL = 'var(--frontage-fill, CanvasText)';

	private const ON_FILL = 'var(--frontage-on-fill, Canvas)';

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'register' ) );
		foreach ( self::CONTAINERS as $name ) {
			add_filter( "render_block_$name", array( self::class, 'with_colors' ), 10, 2 );
		}
	}

	/** Registers the styles. */
	public static function register(): void {
		self::add( 'ink', _x( 'Ink', 'block style', 'frontage' ), self::TEXT, self::PAGE, array( self::PAGE, self::TEXT ) );
		self::add(
			'tint',
			_x( 'Tint', 'block style', 'frontage' ),
			'color-mix(in srgb, ' . self::TEXT . ' 5%, ' . self::PAGE . ')',
			self::TEXT,
			array( self::FILL, self::ON_FILL )
		);
		self::add( 'accent', _x( 'Accent', 'block style', 'frontage' ), self::FILL, self::ON_FILL, array( self::ON_FILL, self::FILL ) );
	}

	/**
	 * Loads the theme's colors for a container with one of the styles.
	 *
	 * @param mixed $html The container.
	 * @param array<string, mixed> $block Parsed block.
	 * @return mixed
	 */
	public static function with_colors( $html, array $block ) {
		$class = $block['attrs']['className'] ?? '';
		return is_string( $class ) && str_contains( $class, self::CLASS_NAME ) && is_string( $html )
			? $html . Assets::shared( Tokens::register() )
			: $html;
	}

	/**
	 * Registers a style.
	 *
	 * @param string $name Without prefix.
	 * @param string $label
	 * @param string $back Ground.
	 * @param string $text Text on it.
	 * @param array{string, string} $button Ground and text of buttons.
	 */
	private static function add( string $name, string $label, string $back, string $text, array $button ): void {
		$inherits = array( 'color' => array( 'text' => 'inherit' ) );
		$colors   = static fn ( string $back, string $text ): array => array(
			'color' => array(
				'background' => $back,
				'text'       => $text,
			),
		);
		register_block_style(
			self::CONTAINERS,
			array(
				'name'       => "frontage-$name",
				'label'      => $label,
				'style_data' => $colors( $back, $text ) + array(
					'elements' => array(
						'caption' => $inherits,
						'heading' => $inherits,
						'link'    => $inherits,
						'button'  => $colors( ...$button ),
					),
				),
			)
		);
	}
}

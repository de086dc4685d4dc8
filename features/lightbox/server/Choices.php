<?php
declare( strict_types=1 );

namespace Frontage\Features\Lightbox;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Modules\Extensions;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * What an author has chosen for the images of one block, instead of what the owner has chosen for the site.
 *
 * Holds for everything inside the block; of blocks inside each other the inner one decides. Images of core
 * blocks are told about their files after all blocks are rendered, so they take the choices along.
 *
 * @phpstan-type Chosen array<string, 'on'|'off'>
 */
final class Choices {
	/** Attribute of an image with the choices, until it is told about its file. */
	public const TAKEN = 'data-frontage-chosen';

	/** Attribute of a block that offers the files of its images, or does not; see `tools.ts`. */
	private const DOWNLOAD = 'data-frontage-download';

	private const SLUG = 'lightbox';

	/** Settings of the site that an author may decide otherwise. */
	private const NAMES = array( 'download', 'description', 'camera' );

	/** Before extensions, which may print a style before the block. */
	private const FIRST = 9;

	/**
	 * Choices of the blocks that are being rendered, from the outermost to the innermost.
	 *
	 * @var list<Chosen>
	 */
	private static array $open = array();

	/** Follows which blocks are rendered. */
	public static function boot(): void {
		add_filter( 'render_block_data', array( self::class, 'enter' ) );
		add_filter( 'render_block', array( self::class, 'mark' ), self::FIRST, 2 );
	}

	/**
	 * Notes the choices of a block that is about to be rendered.
	 *
	 * @param mixed $block Parsed block.
	 * @return mixed The same.
	 */
	public static function enter( mixed $block ): mixed {
		$chosen = self::of( $block );
		if ( array() !== $chosen ) {
			self::$open[] = $chosen;
			// The last thing that happens to this block.
			add_filter( "render_block_{$block['blockName']}", array( self::class, 'leave' ), PHP_INT_MAX, 2 );
		}
		return $block;
	}

	/**
	 * Forgets the choices of a block that is rendered.
	 *
	 * @param mixed $html Rendered block.
	 * @param mixed $block Parsed block.
	 * @return mixed The same HTML.
	 */
	public static function leave( mixed $html, mixed $block ): mixed {
		$chosen = self::of( $block );
		// A block that another renders by itself has not been noted.
		if ( array() !== $chosen && end( self::$open ) === $chosen ) {
			array_pop( self::$open );
		}
		return $html;
	}

	/**
	 * Says on the block's outermost tag whether its files are offered.
	 *
	 * @param mixed $html Rendered block.
	 * @param mixed $block Parsed block.
	 * @return mixed HTML, changed or not.
	 */
	public static function mark( mixed $html, mixed $block ): mixed {
		$download = self::of( $block )['download'] ?? '';
		if ( '' === $download || ! is_string( $html ) ) {
			return $html;
		}
		$tag = new WP_HTML_Tag_Processor( $html );
		if ( $tag->next_tag() ) {
			$tag->set_attribute( self::DOWNLOAD, $download );
		}
		return $tag->get_updated_html();
	}

	/**
	 * Returns whether something is shown: as the author of the block has chosen, else the owner of the site.
	 *
	 * @param string $name One of the settings.
	 */
	public static function is_on( string $name ): bool {
		$chosen = self::current()[ $name ] ?? null;
		return null === $chosen ? (bool) Options::get( self::SLUG, $name ) : 'on' === $chosen;
	}

	/**
	 * Gives the choices of the blocks that are being rendered to an image.
	 *
	 * @param WP_HTML_Tag_Processor $img Positioned at the image.
	 */
	public static function give( WP_HTML_Tag_Processor $img ): void {
		$chosen = self::current();
		if ( array() !== $chosen && null === $img->get_attribute( self::TAKEN ) ) {
			$img->set_attribute( self::TAKEN, (string) wp_json_encode( $chosen ) );
		}
	}

	/**
	 * Does something with the choices that an image has taken along, and takes them from it.
	 *
	 * @param WP_HTML_Tag_Processor $img Positioned at the image.
	 * @param callable $tell What to do.
	 */
	public static function mark_taken( WP_HTML_Tag_Processor $img, callable $tell ): void {
		$json         = $img->get_attribute( self::TAKEN );
		$before       = self::$open;
		self::$open[] = self::checked( is_string( $json ) ? json_decode( $json, true ) : null );
		$img->remove_attribute( self::TAKEN );
		$tell();
		self::$open = $before;
	}

	/**
	 * Returns the choices that hold now.
	 *
	 * @return Chosen
	 */
	private static function current(): array {
		return array_merge( ...self::$open, ...array( array() ) );
	}

	/**
	 * Returns the choices saved in a block.
	 *
	 * @param mixed $block Parsed block.
	 * @return Chosen
	 */
	private static function of( mixed $block ): array {
		$chosen = is_array( $block ) ? $block['attrs'][ Extensions::ATTRIBUTE ][ self::SLUG ] ?? null : null;
		// Asked for every block of a page, almost none of which has any.
		return null === $chosen ? array() : self::checked( $chosen );
	}

	/**
	 * Returns what is valid of choices.
	 *
	 * @param mixed $chosen Any value.
	 * @return Chosen
	 */
	private static function checked( mixed $chosen ): array {
		$known = is_array( $chosen ) ? array_intersect_key( $chosen, array_flip( self::NAMES ) ) : array();
		return array_filter( $known, static fn ( mixed $value ): bool => in_array( $value, array( 'on', 'off' ), true ) );
	}

	/** Forgets all choices, for tests. */
	public static function reset(): void {
		self::$open = array();
	}
}

<?php
declare( strict_types=1 );

namespace Frontage\Features\Lightbox;

use Frontage\Base\Has_Description;
use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Vimeo\Vimeo;
use Frontage\Domain\Providers\Youtube\Youtube;
use Frontage\Domain\Render\Consent;
use Frontage\Domain\Render\Inline_Script;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Lightbox\Link;
use Frontage\Domain\Render\Runtime;
use Frontage\Domain\Render\Tokens;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * The lightbox for images and videos.
 *
 * Opens marked links over the page (S0 §2, S2 §4). Its script and style load when a visitor is about
 * to click such a link; before that, and without JavaScript, a link opens the file.
 */
final class Lightbox implements Feature, Has_Description, Has_Settings {
	/** Before the first block, whose choices hold for images inside of it; and whatever else may contain images. */
	public const WHEN = array(
		'hook:pre_render_block',
		'hook:wp_content_img_tag',
		'hook:the_content',
		'hook:widget_text_content',
		'hook:widget_block_content',
		'hook:frontage_lightbox_image',
		'hook:wp_enqueue_scripts',
		'hook:wp_footer',
	);

	/** Vendors of the videos it opens. */
	public const PROVIDERS = array( 'youtube', 'vimeo' );

	private const SLUG = 'lightbox';

	/** Attribute in the HTML of blocks that use this feature, for the same purpose as `LOADS`. */
	public const MARK = 'data-frontage-lightbox';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array(
		'view'   => 'press',
		'style'  => 'press',
		'opener' => 'load',
	);

	/** After blocks are rendered and images have their attributes. */
	private const AFTER_BLOCKS = 20;

	/** After everything that may print a link in the footer. */
	private const LATE = 95;

	/** Captures clicks before the script has loaded. */
	private const OPENER = 'build/opener.js';

	private const BLOCKS = array( 'core/image', 'core/media-text' );

	/** Video providers. */
	private const VENDORS = array(
		'youtube' => Youtube::class,
		'vimeo'   => Vimeo::class,
	);

	public static function title(): string {
		return __( 'Lightbox', 'frontage' );
	}

	public static function description(): string {
		return __( 'Opens linked images and videos in an overlay with arrows, a slideshow, and thumbnails.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'image popup, zoom, enlarge, gallery, modal', 'frontage' );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'blocks'      => Field::flag( __( 'Image and gallery blocks that link to their media files', 'frontage' ), true ),
			'download'    => Field::flag( __( 'Download button', 'frontage' ), false ),
			'description' => Field::flag(
				__( 'Descriptions of images from the media library', 'frontage' ),
				false,
				__( 'Shown below the caption.', 'frontage' )
			),
			'camera'      => Field::flag(
				__( 'Camera and exposure', 'frontage' ),
				false,
				__( 'Shown below the caption, if the photograph contains them. The place where it was taken is never shown.', 'frontage' )
			),
			'rel'         => Field::text(
				__( 'Link rel value', 'frontage' ),
				40,
				'lightbox',
				__(
					'Links with rel="lightbox" open on their own; links with rel="lightbox[summer]" open as a gallery. Works with images, video files, YouTube, Vimeo, and content on the same page.',
					'frontage'
				)
			),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		$rel   = Options::get( self::SLUG, 'rel' );
		$marks = new Link_Marker( is_string( $rel ) ? trim( $rel ) : '' );
		if ( Options::get( self::SLUG, 'blocks' ) ) {
			foreach ( self::BLOCKS as $block ) {
				add_filter( "render_block_$block", array( $marks, 'image' ) );
			}
			add_filter( 'render_block_core/gallery', array( $marks, 'gallery' ) );
			add_filter( 'wp_content_img_tag', array( $marks, 'sized' ), 10, 3 );
		}
		foreach ( array( 'the_content', 'widget_text_content', 'widget_block_content' ) as $content ) {
			add_filter( $content, array( $marks, 'related' ), self::AFTER_BLOCKS );
		}
		add_filter( 'frontage_lightbox_image', array( Details::class, 'add' ), 10, 2 );
		Choices::boot();
		// Block themes know their links before the head is printed; classic themes print script modules in the footer.
		add_action( 'wp_enqueue_scripts', array( $this, 'need' ) );
		add_action( 'wp_footer', array( $this, 'need' ), 1 );
		add_action( 'wp_footer', array( $this, 'print' ), self::LATE );
	}

	/** Enqueues the runtime and the tokens of its style, which loads with the first image, if a link is marked. */
	public function need(): void {
		if ( array() !== Link::kinds() ) {
			Runtime::need();
			echo Assets::shared( Tokens::register() ); // phpcs:ignore WordPress.Security.EscapeOutput -- A style of ours.
		}
	}

	/** Prints the opener and the island if a link is marked. */
	public function print(): void {
		if ( array() === Link::kinds() ) {
			return;
		}
		$vendors = array_intersect_key( self::VENDORS, array_flip( Link::kinds() ) );
		$style   = Manifest::module( self::SLUG )['style'] ?? null;
		$props   = array(
			'style'    => null === $style ? '' : Assets::address( $style ),
			'words'    => Labels::all(),
			'download' => (bool) Options::get( self::SLUG, 'download' ),
			'terms'    => (object) array_map( static fn ( string $vendor ): array => Consent::terms( new $vendor() ), $vendors ),
		);
		$notices = array_map( static fn ( string $vendor ): Html => self::notice( new $vendor() ), array_values( $vendors ) );
		// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by el().
		echo Island::html( self::SLUG, $props, fragment( ...$notices ), self::LOADS['view'] );
		Inline_Script::print( 'lightbox-opener', Inline_Script::built( self::OPENER ) );
	}

	/** Returns the consent notice shown before a browser contacts a provider, for the script to insert. */
	private static function notice( Provider $vendor ): Html {
		return el( 'template', array( 'data-vendor' => $vendor::group() ), Consent::notice( $vendor, __( 'Video', 'frontage' ) ) );
	}
}

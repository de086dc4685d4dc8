<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Share_Image;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Share\Network_Icon;
use Frontage\Domain\Share\Networks;
use Frontage\Domain\Share\Share_Labels;
use Frontage\Domain\Share\Shared_Page;
use Frontage\Http\Post_Visibility;
use WP_HTML_Tag_Processor;
use WP_Http;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The share buttons on one picture. */
final class Buttons {
	private const ICON = 'frontage-share-image__icon';

	/**
	 * Sets the properties.
	 *
	 * @param list<string> $networks Slugs in the author's order.
	 * @param bool $has_total Whether visitors read how often the picture was shared.
	 * @param Shared_Page $page The page with the picture.
	 */
	public function __construct(
		private readonly array $networks,
		private readonly bool $has_total,
		private readonly Shared_Page $page
	) {}

	/**
	 * Returns the buttons.
	 *
	 * @param string $content HTML of the figure.
	 * @return string Empty if it has no picture with a complete address.
	 */
	public function html( string $content ): string {
		$tags = new WP_HTML_Tag_Processor( $content );
		if ( ! $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			return '';
		}
		$address = $this->address( $tags );
		if ( '' === $address ) {
			return '';
		}
		$alt   = $tags->get_attribute( 'alt' );
		$page  = $this->page->with_image( $address );
		$props = array(
			'post'  => $page->post_id,
			'url'   => $page->url,
			'title' => $page->title,
			'media' => $address,
		);
		return Island::html(
			'share-image',
			$props,
			$this->fold( $page, is_string( $alt ) ? trim( $alt ) : '' ),
			common: Island::common( 'share-image.words', Share_Labels::all( ... ) )
		)->html;
	}

	/**
	 * Returns the address of the picture in full size.
	 *
	 * @param WP_HTML_Tag_Processor $tags At the picture.
	 */
	private function address( WP_HTML_Tag_Processor $tags ): string {
		$classes = $tags->get_attribute( 'class' );
		$is_ours = is_string( $classes ) && 1 === preg_match( '/\bwp-image-(\d+)/', $classes, $found );
		$address = $is_ours ? wp_get_attachment_url( Post_Visibility::file( $found[1] ) ) : false;
		$address = false === $address ? $tags->get_attribute( 'src' ) : $address;
		$address = is_string( $address ) ? WP_Http::make_absolute_url( $address, home_url( '/' ) ) : '';
		return 1 === preg_match( '~^https?://~i', $address ) ? esc_url_raw( $address ) : '';
	}

	/**
	 * Returns what visitors open.
	 *
	 * @param Shared_Page $page The page, with the picture.
	 * @param string $alt The picture's alternative text; can be empty.
	 */
	private function fold( Shared_Page $page, string $alt ): Html {
		/* translators: %s: what a picture shows. */
		$name  = '' === $alt ? __( 'Share this picture', 'frontage' ) : sprintf( __( 'Share this picture: %s', 'frontage' ), $alt );
		$names = Networks::names();
		$items = array_map(
			fn ( string $network ): Html => el( 'li', array(), self::button( $network, $names[ $network ], $page ) ),
			$this->networks
		);
		$total = array(
			'class'  => 'frontage-share-image__total',
			'hidden' => true,
		);
		return el(
			'details',
			array( 'class' => 'frontage-share-image' ),
			el(
				'summary',
				array(
					'class'      => 'frontage-share-image__summary',
					'aria-label' => $name,
				),
				Network_Icon::html( Networks::MORE, self::ICON )
			),
			el(
				'div',
				array( 'class' => 'frontage-share-image__panel' ),
				el( 'ul', array( 'class' => 'frontage-share-image__list' ) + array( 'role' => 'list' ), ...$items ),
				$this->has_total && $page->post_id > 0 ? el( 'p', $total, __( 'Shares:', 'frontage' ), ' ', el( 'b', array() ) ) : null,
				el(
					'span',
					array(
						'class' => 'frontage-share-image__status',
						'role'  => 'status',
					)
				)
			)
		);
	}

	/**
	 * Returns a link to a network, or the button that copies. Links name no window: the script opens it.
	 *
	 * @param string $network Slug.
	 * @param string $name What visitors read.
	 * @param Shared_Page $page The page, with the picture.
	 */
	private static function button( string $network, string $name, Shared_Page $page ): Html {
		$common  = array(
			'class'        => 'frontage-share-image__button',
			'data-network' => $network,
		);
		$content = array( Network_Icon::html( $network, self::ICON ), el( 'span', array(), $name ) );
		if ( Networks::COPY === $network ) {
			return el( 'button', array( 'type' => 'button' ) + $common, ...$content );
		}
		return el(
			'a',
			$common + array(
				'href' => Networks::url( $network, $page ),
				'rel'  => 'noopener nofollow',
			),
			...$content
		);
	}
}

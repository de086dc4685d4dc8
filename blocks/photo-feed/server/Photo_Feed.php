<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed;

use Frontage\Base\Html\Html;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Feeds\Moderation;
use Frontage\Domain\Render\Carousel;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Status;
use Frontage\Domain\Render\Wrapper;
use Frontage\Http\Signed;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** A feed of photos as this site has copied it; must match `component.tsx`. */
final class Photo_Feed {
	public const KIND = 'photo-feed';

	public const MOST = 50;

	private readonly Layout $layout;

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 * @param int                  $post ID of the post that shows it; 0 if unknown.
	 */
	public function __construct( private readonly array $attributes, private readonly int $post ) {
		$this->layout = new Layout( $attributes );
	}

	/** Returns the block; empty without a source, or before its vendor has answered. */
	public function html(): Html {
		$source = Feed_Source::of( is_array( $this->attributes['source'] ?? null ) ? $this->attributes['source'] : array() );
		if ( null === $source || null === Feeds::vendor( $source ) ) {
			return Html::raw( '' );
		}
		$photos = new Photos(
			$source,
			$this->link_to(),
			! empty( $this->attributes['hasLikes'] ),
			'none' !== $this->layout->captions
		);
		$rules  = Moderation::of( $this->attributes['hideWords'] ?? null, $this->attributes['hidePosts'] ?? null );
		$items  = $rules->shown( $photos->items() );
		if ( array() === $items ) {
			return Html::raw( '' );
		}
		$id = Ids::for( 'photo-feed', array_diff_key( $this->attributes, array( 'hidePosts' => true ) ) );
		return Wrapper::html(
			array(
				'id'    => $id,
				'class' => $this->layout->classes(),
				'style' => $this->layout->style(),
			),
			Head::html( $source, reset( $items ), ! empty( $this->attributes['hasHeader'] ) ),
			'carousel' === $this->layout->layout ? $this->carousel( $id, $photos, $items ) : $this->list( $id, $photos, $items )
		);
	}

	/**
	 * Prints photos in a row that scrolls and has arrows.
	 *
	 * @param non-empty-array<string, Feed_Item> $items By short ID.
	 */
	private function carousel( string $id, Photos $photos, array $items ): Html {
		$slides = array();
		foreach ( array_values( array_slice( $items, 0, $this->count() ) ) as $at => $item ) {
			$photo    = $photos->photo( $item );
			$slides[] = array(
				'content' => Photo_List::figure( $photo, $id, $this->layout->sizes(), $at >= $this->layout->columns ),
				'name'    => $photo['alt'],
			);
		}
		$look = array(
			'label'   => $this->label(),
			'classes' => array( 'has-side-arrows' ),
			'style'   => array(),
			'arrows'  => true,
			'dots'    => false,
		);
		return Carousel::html( 'photo-feed-carousel', $id, $slides, array(), $look );
	}

	/**
	 * Prints a list with a button for more.
	 *
	 * @param non-empty-array<string, Feed_Item> $items By short ID.
	 */
	private function list( string $id, Photos $photos, array $items ): Html {
		$count  = $this->count();
		$shown  = array_map( $photos->photo( ... ), array_values( array_slice( $items, 0, $count ) ) );
		$has    = ! empty( $this->attributes['hasMore'] ) && count( $items ) > $count;
		$ids    = array_map( strval( ... ), array_keys( $items ) );
		$words  = $this->words();
		$list   = el(
			'ul',
			array(
				'class'      => 'frontage-photo-feed__list',
				'role'       => 'list',
				'aria-label' => $this->label(),
			),
			Photo_List::items( $shown, $id, $this->layout->sizes(), $this->layout->columns )
		);
		$button = $has
			? el(
				'button',
				array(
					'type'  => 'button',
					'class' => 'frontage-photo-feed__more wp-element-button',
				),
				$words['more']
			)
			: null;
		$signed = $this->signed( $id, $photos, array_slice( $ids, 0, $has ? null : $count ) );
		$props  = array(
			'photos'         => $shown,
			'sizes'          => $this->layout->sizes(),
			'inSight'        => $this->layout->columns,
			'label'          => $this->label(),
			'group'          => $id,
			'shouldPaginate' => $has,
			'request'        => array(
				'feed_id' => $id,
				'atts'    => $signed,
				'post_id' => $this->post,
			),
			'words'          => $words,
		);
		if ( $has && '' === $signed ) {
			// A preview loads nothing, and its author sees what the button does nevertheless.
			$props['rest'] = array_map( $photos->photo( ... ), array_values( array_slice( $items, $count ) ) );
		}
		// Only a feed whose pictures are not all here needs its script at once.
		$is_whole = count( array_column( $shown, 'image' ) ) === count( $shown );
		return Island::html( 'photo-feed', $props, fragment( $list, $button, Status::html() ), $is_whole ? 'interaction' : 'visible' );
	}

	/**
	 * Returns what actions need to know. The posts are listed, so that rules of the author stay unknown to visitors, and
	 * pages that load later neither repeat nor miss a photo.
	 *
	 * @param list<string> $ids All that may be shown.
	 * @return array<string, mixed>
	 */
	private function settings( string $id, Photos $photos, array $ids ): array {
		return array(
			'source'   => $photos->source->to_array(),
			'ids'      => implode( '', $ids ),
			'count'    => $this->count(),
			'linkTo'   => $this->link_to(),
			'hasLikes' => ! empty( $this->attributes['hasLikes'] ),
			'captions' => $this->layout->captions,
			'sizes'    => $this->layout->sizes(),
			'group'    => $id,
		);
	}

	/**
	 * Returns what actions need to know, signed; empty where visitors see nothing, such as in a preview.
	 *
	 * @param list<string> $ids All that may be shown.
	 */
	private function signed( string $id, Photos $photos, array $ids ): string {
		$post = Feed_Request::place( $photos->source )->post();
		return null === $post ? '' : Signed::make( self::KIND, $this->settings( $id, $photos, $ids ) + array( 'post' => $post ) );
	}

	/** Returns what a photo opens: `lightbox` or `post`. */
	private function link_to(): string {
		return 'post' === ( $this->attributes['linkTo'] ?? '' ) ? 'post' : 'lightbox';
	}

	/** Returns how many photos are shown at first. */
	private function count(): int {
		$count = $this->attributes['count'] ?? null;
		return is_int( $count ) ? max( 1, min( self::MOST, $count ) ) : 12;
	}

	/** Returns the accessible name. */
	private function label(): string {
		$label = $this->attributes['label'] ?? '';
		$label = is_string( $label ) ? trim( wp_strip_all_tags( $label ) ) : '';
		return '' === $label ? __( 'Photos', 'frontage' ) : $label;
	}

	/**
	 * Returns the component's texts.
	 *
	 * @return array<string, string>
	 */
	private function words(): array {
		$more = $this->attributes['moreText'] ?? '';
		$more = is_string( $more ) ? trim( wp_strip_all_tags( $more ) ) : '';
		return array(
			'more'    => '' === $more ? __( 'Load more', 'frontage' ) : $more,
			'loading' => __( 'Loading…', 'frontage' ),
			/* translators: %s: number of photos. */
			'added'   => __( 'Photos added: %s.', 'frontage' ),
			'all'     => __( 'All photos are shown.', 'frontage' ),
			'failed'  => __( 'More photos could not be loaded.', 'frontage' ),
			'retry'   => __( 'Try again', 'frontage' ),
		);
	}
}

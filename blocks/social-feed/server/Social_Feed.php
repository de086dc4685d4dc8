<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

use Frontage\Base\Html\Html;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Feeds\Moderation;
use Frontage\Domain\Render\Carousel;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\List_State;
use Frontage\Domain\Render\Status;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** A feed: its posts from the copy on this site, a link to the profile, and more on request. */
final class Social_Feed {
	public const MODULE = 'social-feed';

	/** Posts that one page of the site shows at most. */
	private const MOST_TOGETHER = 200;

	private readonly Post_Style $look;

	private readonly string $id;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->look = new Post_Style( $attributes );
		$this->id   = Ids::for( self::MODULE, $attributes );
	}

	/** Returns the block; null without an address. */
	public function html(): ?Html {
		$source = Source::of( $this->attributes );
		$items  = null === $source ? array() : Feeds::read( $source )->items;
		$posts  = null;
		if ( null !== $source ) {
			$rules = Moderation::of( $this->attributes['hideWords'] ?? null, $this->attributes['hiddenPosts'] ?? null );
			$posts = $this->posts( $source, $items, $rules );
		} elseif ( Sample::is_wanted() && '' === ( $this->attributes['url'] ?? '' ) ) {
			return $this->wrapped( Sample::note(), $this->list( Sample::items(), '' ) );
		}
		$profile = $this->profile( $source, $items );
		return null === $posts && null === $profile ? null : $this->wrapped( $posts, $profile );
	}

	/**
	 * Returns the posts; null if there is no copy yet, or all are hidden.
	 *
	 * @param list<Feed_Item> $items Copies.
	 */
	private function posts( Feed_Source $source, array $items, Moderation $moderation ): ?Html {
		$items = array_values( $moderation->shown( $items ) );
		if ( array() === $items ) {
			return null;
		}
		if ( 'carousel' === $this->look->layout ) {
			return $this->carousel( array_slice( $items, 0, $this->look->count ), $source );
		}
		$pages = (int) ceil( min( self::MOST_TOGETHER, count( $items ) ) / $this->look->count );
		$state = List_State::asked( self::MODULE, $this->id, array(), static fn (): int => $pages );
		$shown = array_slice( $items, 0, $state->page * $this->look->count );
		$list  = $this->list( $shown, $source->key() );
		$post  = Source::place( $source )->post();
		$all   = count( $shown ) === count( $items ) || false === ( $this->attributes['hasMore'] ?? true ) ? $list : $this->more(
			$list,
			$state->page,
			null === $post ? array() : array(
				'action'         => More_Posts::name( $source->provider ),
				'query_settings' => More_Posts::sign( $source, $this->look, $moderation, $items[0]->key(), $post ),
				'shown'          => count( $shown ),
				'count'          => $this->look->count,
				'words'          => Labels::words(),
			)
		);
		return 'masonry' === $this->look->layout && $this->look->columns > 1
			? Island::part( self::MODULE, 'masonry', array(), el( 'div', array(), $all ), 'visible' )
			: $all;
	}

	/**
	 * Returns the list with a link to more of it, which a script turns into a button.
	 *
	 * @param Html                 $list First posts.
	 * @param int                  $page Pages that are shown.
	 * @param array<string, mixed> $props For the component; empty where no script may ask for more, such as in a preview.
	 */
	private function more( Html $list, int $page, array $props ): Html {
		$others = List_State::others( self::MODULE, $this->id );
		$href   = ( new List_State( '', $page + 1 ) )->href( self::MODULE, $this->id, $others );
		$all    = fragment(
			$list,
			el(
				'p',
				array( 'class' => 'frontage-list__more' ),
				el(
					'a',
					array(
						'class' => 'frontage-list__button',
						'href'  => $href,
						'rel'   => 'nofollow',
					),
					Labels::words()['more']
				)
			),
			Status::html()
		);
		return array() === $props ? $all : Island::html( self::MODULE, $props + array( 'href' => $href ), $all );
	}

	/**
	 * Returns the list of posts.
	 *
	 * @param list<Feed_Item> $items
	 * @param string          $key Of the source.
	 */
	private function list( array $items, string $key ): Html {
		return el(
			'ul',
			array(
				'class' => 'frontage-social-feed__posts frontage-list',
				'role'  => 'list',
			),
			More_Posts::items( $items, $this->look, $key )
		);
	}

	/**
	 * Returns the posts in a row that scrolls.
	 *
	 * @param list<Feed_Item> $items
	 */
	private function carousel( array $items, Feed_Source $source ): Html {
		$slides = array();
		foreach ( $items as $item ) {
			$post     = new Post( $item, $this->look, $source->key() );
			$slides[] = array(
				'content' => $post->html(),
				'name'    => $post->name(),
			);
		}
		$columns = Carousel::columns( count( $slides ), false, $this->look->columns, min( 2, $this->look->columns ) );
		$look    = array(
			'label'   => self::label( $source, $items ),
			'classes' => $columns,
			'style'   => array(),
			'arrows'  => true,
			'dots'    => false,
		);
		return Carousel::html( self::MODULE . '-carousel', $this->id . '-carousel', $slides, array(), $look );
	}

	/**
	 * Returns the link to the profile; null without an address.
	 *
	 * @param list<Feed_Item> $items Copies.
	 */
	private function profile( ?Feed_Source $source, array $items ): ?Html {
		$url = Source::url( $this->attributes );
		return '' === $url ? null : el(
			'p',
			array( 'class' => 'frontage-social-feed__profile' ),
			el( 'a', array( 'href' => $url ), null === $source ? $url : self::label( $source, $items ) )
		);
	}

	/**
	 * Returns the name of the feed.
	 *
	 * @param list<Feed_Item> $items Copies, which know the author's name.
	 */
	private static function label( Feed_Source $source, array $items ): string {
		$title = Source::vendor( $source->provider )?->title() ?? '';
		$name  = '' === ( $items[0]->author_name ?? '' ) ? (string) strtok( $source->id, '@' ) : $items[0]->author_name;
		return match ( $source->kind ) {
			Feed_Source::ADDRESS => sprintf(
				/* translators: %s: name of a site. */
				__( 'Articles from %s', 'frontage' ),
				array() === $items ? (string) wp_parse_url( $source->id, PHP_URL_HOST ) : $name
			),
			/* translators: 1: hashtag, 2: name of a network such as Mastodon. */
			Feed_Source::HASHTAG => sprintf( __( '#%1$s on %2$s', 'frontage' ), (string) strtok( $source->id, '@' ), $title ),
			/* translators: 1: name of an account, 2: name of a network such as Mastodon. */
			default => sprintf( __( '%1$s on %2$s', 'frontage' ), $name, $title ),
		};
	}

	/** Returns the wrapper. */
	private function wrapped( ?Html ...$parts ): Html {
		return Wrapper::html(
			array(
				'id'    => $this->id,
				// WordPress's emoji script would load pictures from another site.
				'class' => "frontage-social-feed is-{$this->look->layout} wp-exclude-emoji",
				'style' => array( '--frontage-social-feed-columns' => $this->look->columns ),
			),
			...array_filter( $parts )
		);
	}
}

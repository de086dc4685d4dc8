<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

use Frontage\Base\Html\Html;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Picture;
use Frontage\Domain\Feeds\Feed_Pictures;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** A post as visitors see it. Pictures are copies on this site; without a copy there is none. */
final class Post {
	private const MOST_PICTURES = 4;

	/**
	 * Takes the post.
	 *
	 * @param Feed_Item $item Checked plain values.
	 * @param Post_Style      $look Of the block.
	 * @param string    $key `Feed_Source::key()`, for pictures.
	 */
	public function __construct( private readonly Feed_Item $item, private readonly Post_Style $look, private readonly string $key ) {}

	/** Returns the article. */
	public function html(): Html {
		$item = $this->item;
		$body = fragment( $this->title(), $this->text(), $this->pictures() );
		if ( '' !== $item->warning ) {
			$body = el( 'details', array( 'class' => 'frontage-social-feed__warning' ), el( 'summary', array(), $item->warning ), $body );
		}
		return el(
			'article',
			array(
				'class'     => 'frontage-social-feed__article',
				'data-post' => $item->key(),
			),
			$this->author(),
			$body,
			$this->meta()
		);
	}

	/** Returns the words that name the post in a list. */
	public function name(): string {
		$text = '' === $this->item->title ? $this->item->text : $this->item->title;
		return wp_trim_words( '' === $this->item->warning ? $text : $this->item->warning, 8, '…' );
	}

	private function author(): ?Html {
		$item = $this->item;
		if ( ! $this->look->has( 'hasAuthor' ) || '' === $item->author_name ) {
			return null;
		}
		$avatar = null === $item->avatar ? null : Feed_Pictures::read( $item->avatar, $this->key );
		return el(
			'div',
			array( 'class' => 'frontage-social-feed__author' ),
			null === $avatar ? null : self::image( $avatar->image( '40px' ), '', 'frontage-social-feed__avatar' ),
			el(
				'div',
				array( 'class' => 'frontage-social-feed__names' ),
				self::link( $item->author_url, $item->author_name, 'frontage-social-feed__name' ),
				'' === $item->author_handle ? null : el( 'span', array( 'class' => 'frontage-social-feed__handle' ), $item->author_handle )
			)
		);
	}

	private function title(): ?Html {
		$item = $this->item;
		return '' === $item->title ? null : el(
			'p',
			array(
				'class' => 'frontage-social-feed__title',
				'dir'   => 'auto',
			),
			self::link( $item->url, $item->title )
		);
	}

	private function text(): ?Html {
		$text = $this->item->text;
		if ( $this->look->length > 0 && mb_strlen( $text ) > $this->look->length ) {
			$short = mb_substr( $text, 0, $this->look->length );
			// At the end of a word, if there is one near.
			$text = rtrim( (string) preg_replace( '/\s+\S{0,30}$/u', '', $short ), " \n.,:;" ) . '…';
		}
		return '' === $text ? null : el(
			'div',
			array( 'class' => 'frontage-social-feed__text' ),
			( new Linked_Text( $this->item->links ) )->paragraphs( $text )
		);
	}

	private function pictures(): ?Html {
		$images = array();
		$given  = $this->look->has( 'hasPictures' ) ? array_slice( $this->item->pictures, 0, self::MOST_PICTURES ) : array();
		foreach ( $given as $picture ) {
			$images[] = $this->picture( $picture );
		}
		$images = array_values( array_filter( $images ) );
		if ( array() === $images ) {
			return null;
		}
		$is_video = Feed_Item::VIDEO === $this->item->type && '' !== $this->item->url;
		$inside   = ! $is_video ? $images : el(
			'a',
			array(
				'href'       => $this->item->url,
				'rel'        => Linked_Text::REL,
				'class'      => 'frontage-social-feed__video',
				'aria-label' => __( 'Watch the video', 'frontage' ),
			),
			$images
		);
		return el( 'div', array( 'class' => 'frontage-social-feed__pictures has-' . count( $images ) ), $inside );
	}

	private function picture( Feed_Picture $picture ): ?Html {
		$copy = Feed_Pictures::read( $picture, $this->key );
		return null === $copy ? null : self::image( $copy->image( $this->look->sizes() ), $picture->alt, 'frontage-social-feed__picture' );
	}

	private function meta(): ?Html {
		$item  = $this->item;
		$dated = $this->look->has( 'hasDate' ) && $item->published > 0;
		$date  = $dated ? (string) wp_date( get_option( 'date_format' ), $item->published ) : '';
		$time  = '' === $date ? null : el( 'time', array( 'datetime' => gmdate( 'c', $item->published ) ), $date );
		$parts = null === $time ? array() : array( self::link( $item->url, $time ) );
		foreach ( $this->look->has( 'hasCounts' ) ? Labels::counts( $item->counts ) : array() as $count ) {
			$parts[] = el( 'span', array(), $count );
		}
		return array() === $parts ? null : el( 'p', array( 'class' => 'frontage-social-feed__meta' ), ...self::spaced( $parts ) );
	}

	/**
	 * Returns parts with spaces between them, for readers without styles.
	 *
	 * @param list<Html> $parts
	 * @return list<Html|string>
	 */
	private static function spaced( array $parts ): array {
		$all = array();
		foreach ( $parts as $part ) {
			array_push( $all, ' ', $part );
		}
		return array_slice( $all, 1 );
	}

	/**
	 * Returns an image.
	 *
	 * @param array<string, string|int> $image Attributes.
	 */
	private static function image( array $image, string $alt, string $name ): Html {
		return el(
			'img',
			array(
				'class'    => $name,
				'loading'  => 'lazy',
				'decoding' => 'async',
			) + $image + array( 'alt' => $alt )
		);
	}

	/** Returns a link, or what it would contain. */
	private static function link( string $url, Html|string $inside, string $name = '' ): Html {
		return el(
			'' === $url ? 'span' : 'a',
			array(
				'class' => '' === $name ? null : $name,
				'href'  => '' === $url ? null : $url,
				'rel'   => '' === $url ? null : Linked_Text::REL,
			),
			$inside
		);
	}
}

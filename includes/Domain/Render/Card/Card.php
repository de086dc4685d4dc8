<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Template_Images;
use WP_Post;
use WP_Term;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A post in a list.
 *
 * The parts of a card, which modules print in any order. A part that is not selected or does not exist is null.
 */
final class Card {
	/** Maximum number of terms on a card. */
	private const MOST_TERMS = 5;

	/** HTML allowed in titles. */
	private const IN_TITLES = array(
		'em'     => array(),
		'strong' => array(),
		'i'      => array(),
		'b'      => array(),
		'code'   => array(),
		'sub'    => array(),
		'sup'    => array(),
		'br'     => array(),
		'del'    => array(),
		'mark'   => array(),
		'span'   => array( 'lang' => true ),
	);

	/**
	 * Creates a card.
	 *
	 * @param WP_Post $post Publicly readable post.
	 * @param Card_Options $look What the card shows.
	 */
	public function __construct( private readonly WP_Post $post, private readonly Card_Options $look ) {}

	/** Returns whether the card is made of blocks. */
	public function is_of_blocks(): bool {
		return null !== $this->look->data['card'];
	}

	/** Returns the card's blocks, or the default arrangement: image, terms, title, meta, excerpt and button. */
	public function html(): Html {
		if ( null !== $this->look->data['card'] ) {
			return $this->look->data['card']->html( $this->post, $this->look );
		}
		$body = el(
			'div',
			array( 'class' => 'frontage-card__body' ),
			array_filter( array( $this->terms(), $this->title(), $this->meta(), $this->excerpt(), $this->button() ) )
		);
		return $this->article( '', $this->media(), $body );
	}

	/**
	 * Returns the element of the card, with the image where the list wants it.
	 *
	 * @param string $class_name Additional class.
	 * @param Html|null ...$parts Image and text.
	 */
	public function article( string $class_name, ?Html ...$parts ): Html {
		$place = $this->look->data['imagePlace'];
		$width = $this->look->data['imageWidth'];
		return el(
			'article',
			array(
				'class' => implode( ' ', array_filter( array( 'frontage-card', $class_name, '' === $place ? '' : "has-image-$place" ) ) ),
				'style' => '' === $place || 0 === $width ? null : array( '--frontage-card-image' => "$width%" ),
			),
			array_values( array_filter( $parts ) )
		);
	}

	/** Returns whether the list decides about the image's place, instead of the arrangement. */
	public function has_image_place(): bool {
		return '' !== $this->look->data['imagePlace'];
	}

	/** Returns the image, with a link for pointers only, because the title has the same link. */
	public function media(): ?Html {
		$image = $this->look->data['showImage'] ? $this->image() : '';
		if ( '' === $image ) {
			return $this->surface();
		}
		$quiet = array(
			'class'       => 'frontage-card__media',
			'tabindex'    => '-1',
			'aria-hidden' => 'true',
		);
		return el( 'a', $quiet + $this->link(), Html::raw( $image ) );
	}

	/** Returns the featured image, else the one for posts without; empty if there is none. */
	private function image(): string {
		foreach ( array( (int) get_post_thumbnail_id( $this->post ), Fallback_Picture::of( $this->look->data['fallbackImage'] ) ) as $id ) {
			$image = 0 === $id ? '' : wp_get_attachment_image(
				$id,
				$this->look->data['imageSize'],
				false,
				Template_Images::loading() + array(
					'class' => 'frontage-card__image',
					'alt'   => '',
				) + array_filter( array( 'sizes' => $this->look->sizes ) )
			);
			if ( '' !== $image ) {
				return $image;
			}
		}
		return '';
	}

	/** Returns a surface with the title's initial in place of an image; hidden while no post of the list has one. */
	private function surface(): ?Html {
		if ( ! $this->look->data['showImage'] || null === $this->look->ratio() ) {
			return null;
		}
		$place = array(
			'class'       => 'frontage-card__media is-empty',
			'tabindex'    => '-1',
			'aria-hidden' => 'true',
		);
		$sign  = mb_strtoupper( mb_substr( trim( Kses::text( get_the_title( $this->post ) ) ), 0, 1 ) );
		return el( 'a', $place + $this->link(), el( 'span', array( 'class' => 'frontage-card__initial' ), $sign ) );
	}

	/** Returns the linked title. */
	public function title(): Html {
		$title = Kses::html( get_the_title( $this->post ), self::IN_TITLES );
		$title = '' === trim( $title ) ? Html::text( __( '(no title)', 'frontage' ) ) : Html::raw( $title );
		$note  = $this->look->data['newTab']
			? el( 'span', array( 'class' => 'screen-reader-text' ), ' ' . __( '(opens in a new tab)', 'frontage' ) )
			: null;
		return el( $this->look->data['titleTag'], array( 'class' => 'frontage-card__title' ), el( 'a', $this->link(), $title, $note ) );
	}

	/** Returns the terms, linked to their archives. */
	public function terms(): ?Html {
		$terms = $this->look->data['showTerms'] ? get_the_terms( $this->post, $this->look->data['taxonomy'] ) : false;
		if ( ! is_array( $terms ) ) {
			return null;
		}
		$links = array_map(
			static fn ( WP_Term $term ): Html => el(
				'li',
				array(),
				el( 'a', array( 'href' => self::address( $term ) ), html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ) )
			),
			array_slice( array_values( $terms ), 0, self::MOST_TERMS )
		);
		$list  = array(
			'class' => 'frontage-card__terms',
			'role'  => 'list',
		);
		return el( 'ul', $list, $links );
	}

	/** Returns author, date, reading time, custom field, comments and the extras of modules, as selected. */
	public function meta(): ?Html {
		return ( new Card_Meta( $this->post, $this->look ) )->html();
	}

	/** Returns the publication date. */
	public function date(): Html {
		return ( new Card_Meta( $this->post, $this->look ) )->date();
	}

	/** Returns the excerpt: the author's own, else the beginning of the content, without rendering its blocks. */
	public function excerpt(): ?Html {
		if ( ! $this->look->data['showExcerpt'] ) {
			return null;
		}
		$text = '' === $this->post->post_excerpt
			? Excerpt::of( $this->post )
			: $this->post->post_excerpt;
		$text = wp_trim_words(
			html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES, 'UTF-8' ),
			$this->look->data['excerptLength'],
			'…'
		);
		return '' === $text
			? null
			: el( 'p', array( 'class' => 'frontage-card__excerpt' ), html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ) );
	}

	/** Returns the button link; its accessible name includes the post title. */
	public function button(): ?Html {
		if ( ! $this->look->data['showButton'] ) {
			return null;
		}
		$text = '' === $this->look->data['buttonText'] ? __( 'Read more', 'frontage' ) : $this->look->data['buttonText'];
		return el(
			'a',
			array( 'class' => 'frontage-card__button' ) + $this->link(),
			$text,
			el(
				'span',
				array( 'class' => 'screen-reader-text' ),
				': ' . wp_strip_all_tags( html_entity_decode( get_the_title( $this->post ), ENT_QUOTES, 'UTF-8' ) )
			)
		);
	}

	/** Returns the URL of a term's archive. */
	private static function address( WP_Term $term ): string {
		$link = get_term_link( $term );
		return is_string( $link ) ? $link : '';
	}

	/**
	 * Returns the attributes of a link to the post.
	 *
	 * @return array<string, string|null>
	 */
	private function link(): array {
		return array(
			'href'   => (string) get_permalink( $this->post ),
			'target' => $this->look->data['newTab'] ? '_blank' : null,
			'rel'    => $this->look->data['newTab'] ? 'noopener' : null,
		);
	}
}

<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Template_Images;
use WP_Post;
use WP_Term;
use WP_User;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A post in a list.
 *
 * The parts of a card, which modules print in any order. A part that is not selected or does not exist is null.
 *
 * @api
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

	/** Returns the default arrangement: image, terms, title, meta, excerpt and button. */
	public function html(): Html {
		$body = el(
			'div',
			array( 'class' => 'frontage-card__body' ),
			array_filter( array( $this->terms(), $this->title(), $this->meta(), $this->excerpt(), $this->button() ) )
		);
		return el( 'article', array( 'class' => 'frontage-card' ), array_filter( array( $this->media(), $body ) ) );
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

	/** Returns author, date, comments and the extras of modules, as selected. */
	public function meta(): ?Html {
		$parts = array_filter(
			array(
				$this->look->data['showAuthor'] ? $this->author() : null,
				$this->look->data['showDate'] ? $this->date() : null,
				$this->look->data['showComments'] ? $this->comments() : null,
				...Extras::html( $this->look->data['extras'], $this->post->ID ),
			)
		);
		return array() === $parts ? null : el( 'div', array( 'class' => 'frontage-card__meta' ), array_values( $parts ) );
	}

	/** Returns the publication date. */
	public function date(): Html {
		return el(
			'time',
			array(
				'class'    => 'frontage-card__date',
				'datetime' => (string) get_post_time( 'c', false, $this->post ),
			),
			(string) get_the_date( '', $this->post )
		);
	}

	/** Returns the excerpt: the author's own, else the beginning of the content, without rendering its blocks. */
	public function excerpt(): ?Html {
		if ( ! $this->look->data['showExcerpt'] ) {
			return null;
		}
		$text = '' === $this->post->post_excerpt
			? excerpt_remove_blocks( strip_shortcodes( $this->post->post_content ) )
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

	/** Returns the author. */
	private function author(): ?Html {
		$author = WP_User::get_data_by( 'id', $this->post->post_author );
		$data   = is_object( $author ) ? get_object_vars( $author ) : array();
		return array() === $data ? null : el(
			'a',
			array(
				'class' => 'frontage-card__author',
				'href'  => get_author_posts_url( (int) $data['ID'], (string) $data['user_nicename'] ),
			),
			(string) $data['display_name']
		);
	}

	/** Returns the URL of a term's archive. */
	private static function address( WP_Term $term ): string {
		$link = get_term_link( $term );
		return is_string( $link ) ? $link : '';
	}

	/** Returns the number of comments; null for none. */
	private function comments(): ?Html {
		$count = (int) $this->post->comment_count;
		return 0 === $count ? null : el(
			'span',
			array( 'class' => 'frontage-card__comments' ),
			/* translators: %s: number of comments. */
			sprintf( _n( '%s comment', '%s comments', $count, 'frontage' ), number_format_i18n( $count ) )
		);
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

<?php
/**
 * The demo's magazine.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Tests\Photographs;


/**
 * Publishes forty posts in six categories by three authors over two years, with images, tags and
 * threaded comments. Everything derives from a post's index, so each run gives the same result.
 */
final class Magazine {
	private const POSTS = 40;

	/** Days between two posts; forty of them span two years. */
	private const DAYS_APART = 18;

	/**
	 * The texts.
	 *
	 * @var array{
	 *     authors: list<array{login: string, name: string}>,
	 *     categories: array<string, array{name: string, titles: list<string>, sentences: list<string>}>,
	 *     tags: list<string>,
	 *     comments: list<string>,
	 *     replies: list<string>,
	 * }
	 */
	private array $texts;

	/**
	 * IDs of the authors.
	 *
	 * @var list<int>
	 */
	private array $authors;

	public function __construct( string $file ) {
		$this->texts = json_decode( (string) file_get_contents( $file ), true, 16, JSON_THROW_ON_ERROR );
	}

	/** Publishes all posts. */
	public function publish(): void {
		$this->authors = array_map( array( $this, 'author' ), $this->texts['authors'] );
		$slugs         = array_keys( $this->texts['categories'] );
		for ( $index = 0; $index < self::POSTS; $index++ ) {
			$slug     = $slugs[ $index % count( $slugs ) ];
			$category = $this->texts['categories'][ $slug ];
			$round    = intdiv( $index, count( $slugs ) );
			if ( isset( $category['titles'][ $round ] ) ) {
				$this->post( $index, $slug, $category, $category['titles'][ $round ] );
			}
		}
	}

	/**
	 * Publishes one post with its image and comments.
	 *
	 * @param int $index Index, from 0.
	 * @param string $slug Category slug.
	 * @param array{name: string, titles: list<string>, sentences: list<string>} $category
	 * @param string $title Post title.
	 */
	private function post( int $index, string $slug, array $category, string $title ): void {
		$ids  = Photographs::ids();
		$date = gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS * self::DAYS_APART * $index - HOUR_IN_SECONDS * ( $index % 9 ) );
		$id   = Made::post(
			array(
				'post_title'    => $title,
				'post_content'  => $this->content( $index, $category['sentences'] ),
				'post_excerpt'  => $category['sentences'][ $index % count( $category['sentences'] ) ],
				'post_author'   => $this->authors[ $index % count( $this->authors ) ],
				'post_date'     => get_date_from_gmt( $date ),
				'post_date_gmt' => $date,
				'tags_input'    => array_values(
					array_unique( array( $this->texts['tags'][ $index % 7 ], $this->texts['tags'][ ( $index * 3 + 1 ) % 7 ] ) )
				),
			)
		);
		wp_set_post_terms( $id, array( $this->category( $slug, $category['name'] ) ), 'category' );
		set_post_thumbnail( $id, $ids[ $index % count( $ids ) ] );
		for ( $number = 0; $number < ( $index * 5 ) % 4; $number++ ) {
			$this->thread( $id, $index, $number );
		}
	}

	/**
	 * Returns three sections of paragraphs with headings.
	 *
	 * @param int $index Index of the post.
	 * @param list<string> $sentences Sentences to choose from.
	 */
	private function content( int $index, array $sentences ): string {
		$markup = '';
		$count  = count( $sentences );
		foreach ( array( 'How it began', 'What we found', 'What stays' ) as $section => $heading ) {
			if ( $section > 0 ) {
				$markup .= "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">$heading</h2>\n<!-- /wp:heading -->\n\n";
			}
			for ( $paragraph = 0; $paragraph < 2; $paragraph++ ) {
				$said = array();
				for ( $nth = 0; $nth < 4; $nth++ ) {
					$said[] = $sentences[ ( $index + $section * 3 + $paragraph * 2 + $nth ) % $count ];
				}
				$markup .= "<!-- wp:paragraph -->\n<p>" . implode( ' ', array_unique( $said ) ) . "</p>\n<!-- /wp:paragraph -->\n\n";
			}
		}
		return $markup;
	}

	/**
	 * Adds a comment, a reply to it, and a reply to that.
	 *
	 * @param int $post Post ID.
	 * @param int $index Index of the post.
	 * @param int $number Index of the thread.
	 */
	private function thread( int $post, int $index, int $number ): void {
		$parent = 0;
		$says   = array(
			$this->texts['comments'][ ( $index + $number ) % 7 ],
			$this->texts['replies'][ ( $index + $number ) % 4 ],
			$this->texts['comments'][ ( $index + $number + 3 ) % 7 ],
		);
		foreach ( array_slice( $says, 0, 1 + ( $index + $number ) % 3 ) as $depth => $text ) {
			$parent = (int) wp_insert_comment(
				array(
					'comment_post_ID'      => $post,
					'comment_author'       => array( 'Marta', 'Jonas', 'Amélie', 'Ravi' )[ ( $index + $depth ) % 4 ],
					'comment_author_email' => "visitor$depth@example.org",
					'comment_content'      => $text,
					'comment_parent'       => $parent,
					'comment_approved'     => 1,
				)
			);
		}
	}

	/**
	 * Returns an author, created if missing.
	 *
	 * @param array{login: string, name: string} $author
	 */
	private function author( array $author ): int {
		$user = get_user_by( 'login', $author['login'] );
		return $user ? $user->ID : (int) wp_insert_user(
			array(
				'user_login'   => $author['login'],
				'user_pass'    => wp_generate_password(),
				'user_email'   => $author['login'] . '@example.org',
				'display_name' => $author['name'],
				'role'         => 'author',
			)
		);
	}

	/**
	 * Returns a category, created if missing.
	 *
	 * @param string $slug Category slug.
	 * @param string $name Category name.
	 */
	private function category( string $slug, string $name ): int {
		$term = term_exists( $slug, 'category' ) ?: wp_insert_term( $name, 'category', array( 'slug' => $slug ) );
		return is_array( $term ) ? (int) $term['term_id'] : 0;
	}
}

<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Search;

use Frontage\Domain\Actions\Search;
use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Search\Scope;
use Frontage\Tests\Http\Action_TestCase;


/**
 * Tests the live search.
 *
 * Results by type, the best first, and only public content.
 */
final class SearchTest extends Action_TestCase {
	protected function setUp(): void {
		parent::setUp();
		Id_Finder::reset();
		Displayed_Posts::reset();
	}

	public function test_finds_by_type_and_relevance(): void {
		$this->make_post(
			array(
				'post_title'   => 'Nothing of it',
				'post_content' => 'A zyxomma, once.',
				'post_date'    => '2021-02-01 00:00:00',
			)
		);
		$this->make_post(
			array(
				'post_title' => 'The <em>zyxomma</em> & you',
				'post_date'  => '2020-02-01 00:00:00',
			)
		);
		$this->make_post(
			array(
				'post_title' => 'About zyxomma',
				'post_type'  => 'page',
			)
		);
		$found = $this->search( 'zyxomma' );
		self::assertSame( '3 results', $found['said'] );
		self::assertMatchesRegularExpression(
			'/aria-label="Posts".*The <mark>zyxomma<\/mark> &amp; you.*Nothing of it.*'
				. 'aria-label="Pages".*About <mark>zyxomma<\/mark>.*All results for “zyxomma”/s',
			$found['html']
		);
		self::assertSame( 4, substr_count( $found['html'], 'role="option"' ) );
	}

	public function test_stays_within_its_scope(): void {
		$this->make_post( array( 'post_title' => 'Zyxomma one' ) );
		$this->make_post( array( 'post_title' => 'Zyxomma two' ) );
		$this->make_post(
			array(
				'post_title' => 'Zyxomma page',
				'post_type'  => 'page',
			)
		);
		$found = $this->search(
			'zyxomma',
			array(
				'types'   => array( 'post', 'revision', 'attachment' ),
				'perType' => 1,
			)
		);
		self::assertSame( '2 results', $found['said'] );
		self::assertSame( 2, substr_count( $found['html'], 'role="option"' ) );
		self::assertStringContainsString( 'post_type=post', $found['html'] );
	}

	public function test_finds_only_public_posts(): void {
		foreach ( array( 'draft', 'private', 'future', 'trash' ) as $status ) {
			$this->make_post(
				array(
					'post_title'  => 'Zyxomma secret',
					'post_status' => $status,
					'post_date'   => 'future' === $status ? '2090-01-01 00:00:00' : '2020-01-01 00:00:00',
				)
			);
		}
		$this->make_post(
			array(
				'post_title'    => 'Zyxomma locked',
				'post_password' => 'x',
			)
		);
		$this->act_as( $this->make_user( 'administrator' ) );
		$found = $this->search( 'zyxomma' );
		self::assertSame( 'No results found for “zyxomma”.', $found['said'] );
		self::assertSame( '', $found['html'] );
	}

	public function test_rejects_unsigned_scopes(): void {
		$fields = array(
			's'        => 'zyxomma',
			'settings' => base64_encode( '{"types":["post"]}' ) . '.x',
		);
		self::assertSame( 400, $this->call( Search::NAME, $fields )->status );
		self::assertSame( 400, $this->call( Search::NAME, array( 'settings' => Scope::of( array() )->sign() ) )->status );
	}

	public function test_escapes_the_search_text(): void {
		$found = $this->search( '"><img src=x onerror=alert(1)>' );
		self::assertStringNotContainsString( '<img src=x', $found['html'] );
	}

	/**
	 * @param string $text Typed text.
	 * @param array<string, mixed> $scope The author's settings.
	 * @return array{said: string, html: string}
	 */
	private function search( string $text, array $scope = array() ): array {
		$response = $this->call(
			Search::NAME,
			array(
				's'        => $text,
				'settings' => Scope::of( $scope )->sign(),
			)
		);
		self::assertSame( 200, $response->status, $response->body );
		/** The action's response data. @var array{said: string, html: string} $data */
		$data = $response->data();
		return $data;
	}
}

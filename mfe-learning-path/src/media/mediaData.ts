import type { MediaCategoryQuery, MediaContentQuery, MediaLibraryQuery } from '../__generated__/graphql.ts';

export type MediaCategoryCardData = NonNullable<MediaLibraryQuery['media_library']>['categories'][number];

export type MediaCategoryData = NonNullable<MediaCategoryQuery['media_category']>;

/** A content as it stands in the list of its category. */
export type MediaListed = MediaCategoryData['contents'][number];

export type MediaContentData = NonNullable<MediaContentQuery['media_content']>;

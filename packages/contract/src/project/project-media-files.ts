import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { english, EnglishText, text } from '../fields.ts'
import { IMAGE_KINDS, VIDEO_KINDS } from '../files.ts'
import { SignedUrl } from '../stored-files.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { Picture } from '../pictures.ts'

const Video = z
  .strictObject({ src: z.string().describe('Address of the bytes; it takes ranges.'), sizeBytes: z.int() })
  .describe('A video; the picture beside it stands for it until it plays.')

export const ProjectMediaFile = z
  .strictObject({
    projectMediaFileId: Id,
    projectId: Id,
    userId: Id.nullable().describe('Who uploaded it.'),
    description: z.string().describe('What it shows, for those who cannot see it.'),
    descriptionEn: EnglishText,
    order: z.int().describe('The first is the cover.'),
    picture: Picture,
    video: Video.nullable().describe('Null for a picture.'),
    ...timestamps,
  })
  .describe('A picture of a project, or a video with its picture.')

const order = z.int().min(0).max(1000)
export const ProjectMediaFileBody = z
  .strictObject({
    projectId: Id,
    userId: Id.optional().describe('Who uploads it: the person who is logged in.'),
    description: text(300),
    descriptionEn: english(300).optional(),
    order: order.optional().describe('Its place, counted from 0; the last if absent.'),
  })
  .describe(
    'A new picture; its bytes go in the part `file`. A video goes in the part `video`, with its picture in `file`.',
  )
export const ProjectMediaFilePatch = z
  .strictObject({ description: text(300), descriptionEn: english(300), order, updatedAt: Instant })
  .partial()
  .describe('A change of description or order.')

const file = {
  kinds: IMAGE_KINDS,
  isRequired: true,
  description: 'Picture: PNG, JPEG or WebP below 5 MB. Of a video, what stands for it until it plays.',
} as const
const video = { kinds: VIDEO_KINDS, description: 'Video: MP4 below 5 MB.' } as const

export const projectMediaFileEndpoints = endpoints(
  'projectMediaFiles',
  { name: 'Project media files', about: 'Pictures of projects.' },
  '/v1/project/project-media-files',
  {
    list: {
      permission: 'projects.read',
      summary: 'List pictures of projects',
      query: listQuery(
        ['order', 'createdAt'],
        { projectId: Id.optional() },
        allBut('userId', 'description', 'descriptionEn'),
        'asc',
      ),
      output: page(ProjectMediaFile),
    },
    create: {
      permission: 'projects.editContent',
      summary: 'Add a picture or a video to a project',
      body: ProjectMediaFileBody,
      files: { file, video },
      output: ProjectMediaFile,
      errors: ['reference-unknown', 'file-kind', 'file-too-large'],
    },
    read: {
      permission: 'projects.read',
      summary: 'Read a picture record',
      output: ProjectMediaFile,
    },
    edit: {
      permission: 'projects.editContent',
      summary: 'Change description or order of a picture',
      body: ProjectMediaFilePatch,
      output: ProjectMediaFile,
      errors: ['edit-conflict'],
    },
    remove: {
      permission: 'projects.editContent',
      summary: 'Delete a picture of a project',
    },
    url: {
      method: 'GET',
      path: '/v1/project/project-media-files/{id}/url',
      permission: 'projects.editContent',
      summary: 'Get a short-lived address of the original, with what the camera noted down',
      output: SignedUrl,
    },
  },
)
